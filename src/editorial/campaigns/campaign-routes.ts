import * as v from 'valibot'
import { addReleaseRow, findReleaseRow, removeReleaseRow } from '#db/content-releases.ts'
import type { CampaignBoard } from '#desk/wire/campaigns.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { ContentStore } from '#repository/content-store.ts'
import type { DealDocument } from '#repository/documents.ts'
import { toSlug } from '#repository/import/to-slug.ts'
import { publishRelease } from '#repository/publish/publish-release.ts'
import { isReleaseFault } from '#repository/publish/release-fault.ts'
import { toNewRelease } from '#repository/releases/new-release.ts'
import { toReleaseEvent } from '#repository/releases/release-event.ts'
import { scheduleRelease } from '#repository/releases/schedule-release.ts'
import { type DeskRequest, type DeskRoute, get, post, postWithStepUp } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { sayFault } from '../documents/say-fault.ts'
import { actingAs } from '../people/acting-as.ts'
import type { Acts } from '../people/acts.ts'
import { type OpenOptions, openCampaign } from './open-campaign.ts'
import { readCalendar } from './read-calendar.ts'
import { readCampaigns } from './read-campaigns.ts'

export type CampaignOptions = OpenOptions & {
  store: Pick<ContentStore, 'snapshot' | 'refresh'>
  turns: LoopTurns
  now: () => Date
  createRef: () => string
  acts: Acts
}

const labelSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
const instant = v.pipe(v.string(), v.isoTimestamp(), v.toDate())
const seenSchema = v.object({ ref: v.pipe(v.string(), v.maxLength(100)) })
const scheduleSchema = v.object({
  ...seenSchema.entries,
  at: v.nullable(instant),
  until: v.nullable(instant),
})

/** Releases as campaigns: made, scheduled, published and taken back together. */
export function campaignRoutes(options: CampaignOptions): DeskRoute[] {
  return [
    get('/campaigns', 'read', () => readBoard(options)),
    get('/campaigns/:id', 'read', ({ params: { id = '' } }) => openCampaign(options, id)),
    post('/campaigns', 'write', (r) => create(options, r)),
    post('/campaigns/:id/schedule', 'schedule', (request) => schedule(options, request)),
    post('/campaigns/:id/publish', 'publish', (request) => publish(options, request)),
    postWithStepUp('/campaigns/:id/remove', 'schedule', (request) => remove(options, request)),
  ]
}

async function readBoard({ db, store, turns, now }: CampaignOptions): Promise<CampaignBoard> {
  const campaigns = await readCampaigns(db)
  const deals = (store.snapshot().byType.get('deal') ?? []) as Iterable<DealDocument>
  return { campaigns, days: await turns.run(readCalendar(campaigns, deals, now())) }
}

async function create({ db, createRef, acts }: CampaignOptions, { body, person }: DeskRequest) {
  const { label } = readInput(labelSchema, body)
  const id = toSlug(label)
  if (id === '') throw new AppError('invalid', 'Give it a name with letters or digits.')
  const isNew = await addReleaseRow(db, toNewRelease(id, label, createRef))
  if (!isNew) throw new AppError('conflict', 'There is a campaign of that name already.')
  await acts.record({ person, act: 'create-campaign', subject: id })
  return { id }
}

async function schedule(options: CampaignOptions, { params, body, person }: DeskRequest) {
  const { at, until, ref } = readInput(scheduleSchema, body)
  const row = await getRow(options, params.id)
  if (row.ref !== ref) throw new AppError('conflict', 'It changed since you looked.')
  if (at && at <= options.now()) throw new AppError('invalid', 'Choose a time in the future.')
  if (until && (!at || until <= at)) {
    throw new AppError('invalid', 'It must be taken back after it begins.')
  }
  const outcome = await saying(
    scheduleRelease(options.db, row, { schedule: { at, until }, ...actingAs(person, options) }),
  )
  if (outcome === 'moved') {
    throw new AppError('conflict', 'Somebody has just changed this campaign. Try again.')
  }
  return {}
}

async function publish(options: CampaignOptions, { params, body, person }: DeskRequest) {
  const { ref } = readInput(seenSchema, body)
  const { id } = await getRow(options, params.id)
  await saying(publishRelease(options.db, id, { ...actingAs(person, options), seenRef: ref }))
  await options.store.refresh()
  return {}
}

async function remove(options: CampaignOptions, { params, person }: DeskRequest) {
  const { id } = await getRow(options, params.id)
  const event = toReleaseEvent({ release_id: id, kind: 'remove' }, actingAs(person, options))
  await removeReleaseRow(options.db, id, event)
  return {}
}

async function getRow({ db }: CampaignOptions, id = '') {
  const row = await findReleaseRow(db, 'id', id)
  if (!row) throw new AppError('not-found', 'There is no such campaign.')
  return row
}

/** A release that cannot be published says why. */
async function saying<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!isReleaseFault(error)) throw error
    throw new AppError('conflict', sayFault(error, 'Open the document'), { cause: error })
  }
}
