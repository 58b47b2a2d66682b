import type { Database } from '#db/database.ts'
import type { FieldChange, Rechecked, RecheckInput } from '#desk/wire/today.ts'
import { AppError } from '#lib/node/app-error.ts'
import { isSameJson } from '#lib/same-json.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { Finding } from '#repository/checks/check.ts'
import { createModelReading } from '#repository/checks/model-reading.ts'
import { hasKinds, runOwnChecks } from '#repository/checks/run-checks.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { storedCustomTypes } from '#repository/custom-types/stored-custom-types.ts'
import { toTimestampText } from '#repository/custom-types/timestamp-text.ts'
import type { DealDocument } from '#repository/documents.ts'
import { toTimestamp } from '#repository/import/to-timestamp.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { actingAs } from '../people/acting-as.ts'
import type { Acts } from '../people/acts.ts'
import { LOOK_UNDONE, LOOKED_AT } from './readers-say.ts'

export type RecheckOptions = {
  db: Database
  now: () => Date
  createRef: () => string
  acts: Acts
  store: Pick<ContentStore, 'refresh'>
}

type Data = DealDocument['data']
type Fields = Partial<Record<keyof Data, unknown>>

/** What editors see in the history. */
const reasons = {
  works: 'Still works',
  price: 'Price changed',
  ended: 'Ended',
  'sold-out': 'Sold out',
}

/** Publishes the result of a check at the counter: one field, and the day of the check. */
export async function recheckDeal(
  options: RecheckOptions,
  { id, person, input }: { id: string; person: DeskPerson; input: RecheckInput },
): Promise<Rechecked> {
  const now = options.now()
  const { changes, findings } = await publishFields(options, {
    id,
    person,
    why: reasons[input.act],
    fieldsOf: (data) => ({ checked_on: singaporeDay(now), ...fieldsFor(input, data, now) }),
  })
  await options.acts.record({ person, act: LOOKED_AT, subject: id, detail: { act: input.act } })
  const others = findings.filter(({ path }) => path !== 'checked_on')
  return { changes, findings: others.map(({ message, advice }) => ({ message, advice })) }
}

/** Undoes a check, unless somebody has changed the same fields since. */
export async function undoRecheck(
  options: RecheckOptions,
  { id, person, changes }: { id: string; person: DeskPerson; changes: readonly FieldChange[] },
): Promise<Rechecked> {
  const undone = await publishFields(options, {
    id,
    person,
    why: 'Undone',
    fieldsOf: (data) => {
      for (const { field, after } of changes) {
        if (isSameJson(data[field as keyof Data] ?? null, after ?? null)) continue
        throw new AppError(
          'conflict',
          'Somebody has changed this deal since. Open it to correct it.',
        )
      }
      return Object.fromEntries(changes.map(({ field, before }) => [field, before ?? null]))
    },
  })
  // What readers reported before the check counts again.
  await options.acts.record({ person, act: LOOK_UNDONE, subject: id })
  return { changes: undone.changes, findings: [] }
}

function fieldsFor({ act, price }: RecheckInput, data: Data, now: Date): Fields {
  if (act === 'price') {
    if (price === undefined) throw new AppError('invalid', 'Enter the current price.')
    return { price_now: price }
  }
  if (act === 'sold-out') return { sold_out_at: toTimestamp(now), back_at: null }
  if (act === 'works') return {}
  // It ends with a day, so yesterday was the last one.
  const yesterday = addDays(singaporeDay(now), -1)
  const startsLater = data.starts_on !== null && data.starts_on > yesterday
  return { ends_on: startsLater ? data.starts_on : yesterday }
}

type FieldsToPublish = {
  id: string
  person: DeskPerson
  why: string
  fieldsOf: (data: Data) => Fields
}

/** Reads what is published inside the publish, so that nothing newer is overwritten. */
async function publishFields(
  { db, now, createRef, store }: RecheckOptions,
  { id, person, why, fieldsOf }: FieldsToPublish,
): Promise<{ changes: FieldChange[]; findings: Finding[] }> {
  let done: { changes: FieldChange[]; findings: Finding[] } | null = null
  const context = {
    now: now(),
    modelOf: createModelReading(await storedCustomTypes(db)),
    answers: null,
  }
  await publishContent(
    db,
    async (staged) => {
      const stored = (await staged.publishedDocuments([id])).get(id) as DealDocument | undefined
      if (stored?.type !== 'deal') throw new AppError('not-found', 'There is no such live deal.')
      const fields = fieldsOf(stored.data)
      const changes = Object.entries(fields).flatMap(([field, after]) => {
        const before = stored.data[field as keyof Data] ?? null
        return isSameJson(before, after) ? [] : [{ field, before, after }]
      })
      const data = withApiInstants({ ...stored.data, ...fields } as Data)
      const deal = { ...stored, data }
      done = { changes, findings: runOwnChecks(deal, context) }
      // A deal that did not fit before can still be checked.
      if (!hasKinds(done.findings) && hasKinds(runOwnChecks(stored, context))) {
        throw new AppError('invalid', 'The deal does not allow this value.')
      }
      await staged.put([deal])
    },
    { ...actingAs(person, { now, createRef }), kind: 'publish', why },
  )
  // This site shows it at once.
  await store.refresh()
  if (!done) throw new Error('a publish that staged nothing')
  return done
}

/** Early checks wrote instants as JavaScript does (`…:00.000Z`), and not as the content API tells them. */
function withApiInstants(data: Data): Data {
  const plain = { ...data }
  for (const field of ['sold_out_at', 'back_at'] as const) {
    const text = toTimestampText(data[field] ?? '')
    if (text !== null) plain[field] = text as Data[typeof field]
  }
  return plain
}
