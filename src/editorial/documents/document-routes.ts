import * as v from 'valibot'
import { isRecord } from '#lib/is-record.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DealDocument } from '#repository/documents.ts'
import { draftSaveSchema, isModest } from '#repository/drafts/draft-save.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { toNewDocument } from '#repository/stored-document.ts'
import { hasCapability } from '../api/check-allowed.ts'
import { type DeskRequest, type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { actingAs } from '../people/acting-as.ts'
import { brandTerms } from './brand-terms.ts'
import { checkDraft } from './checks.ts'
import type { ListServices } from './find-listed.ts'
import { listDocuments } from './list-documents.ts'
import { toListQuestion } from './list-question.ts'
import { getModel } from './models.ts'
import { openDocument, toWritten } from './open-document.ts'
import { pickDocuments } from './pick-documents.ts'
import type { PresenceBoard } from './presence.ts'
import { sayDeal } from './say-deal.ts'
import { toSeen } from './seen-draft.ts'
import { similarDeals } from './similar-deals.ts'

export type DocumentRouteServices = ListServices & { presence: PresenceBoard }

const PAGE = 50

/** If two people share a browser, a page that the first has left open must not save as the second. */
const signedInSchema = v.object({ by: v.optional(v.pipe(v.string(), v.maxLength(100))) })

/** Reading and writing documents. Acts and history have routes of their own. */
export function documentRoutes(services: DocumentRouteServices): DeskRoute[] {
  const { store, turns, now } = services
  return [
    get('/documents', 'read', async ({ query }) =>
      listDocuments(services, toListQuestion(query), {
        from: toOffset(query.get('cursor')),
        limit: PAGE,
      }),
    ),
    get('/documents/:id', 'read', async (request) => ({
      ...(await openDocument(services, nameOf(request))),
      presence: meet(services, request),
    })),
    get('/documents/:id/pulse', 'read', (request) => pulse(services, request)),
    post('/documents/:id/save', 'write', (r) => save(services, r)),
    post('/documents/:id/checks', 'read', (request) => check(services, request)),
    get('/models', 'read', async () => {
      const models = await services.models.read()
      return { models: [...models.types.keys()].map((id) => getModel(models, id)) }
    }),
    get('/models/:type', 'read', async ({ params }) =>
      getModel(await services.models.read(), params.type ?? ''),
    ),
    get('/pick', 'read', async ({ query }) => pickDocuments(services, query)),
    get('/brands/:id/terms', 'read', async ({ params }) => ({
      terms: await turns.run(brandTerms(params.id ?? '', store.snapshot())),
      today: now().toISOString(),
    })),
  ]
}

function toOffset(cursor: string | null): number {
  if (cursor === null) return 0
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError('invalid', 'There is no such page of the list.')
  return Number(cursor)
}

function nameOf({ params, query }: DeskRequest) {
  return { id: params.id ?? '', release: query.get('release') }
}

function meet({ presence }: DocumentRouteServices, { params, query, person }: DeskRequest) {
  return presence.meet(params.id ?? '', person, query.get('at')?.slice(0, 200) ?? null)
}

/** Who is here, and the draft if it differs from the browser's. */
async function pulse(services: DocumentRouteServices, request: DeskRequest): Promise<object> {
  const presence = meet(services, request)
  const opened = await openDocument(services, nameOf(request))
  const { version, seen, document, conflicts, findings, scheduled } = opened
  return { version, seen, document, conflicts, findings, scheduled, presence }
}

async function save(services: DocumentRouteServices, request: DeskRequest): Promise<object> {
  const { db, now, turns, store } = services
  const body = isRecord(request.body) ? request.body : {}
  const draft = readInput(draftSaveSchema, { ...body, documentId: request.params.id })
  const { by = request.person.id } = readInput(signedInSchema, body)
  if (by !== request.person.id) {
    const whose = 'Somebody else typed this, and it stays on their device until they sign in again.'
    throw new AppError('forbidden', whose)
  }
  const saved = await saveDraft(db, draft, {
    ...actingAs(request.person, services),
    onlyUnscheduled: !hasCapability(request, 'schedule'),
    keepsOthers: true,
  })
  const { version, document, conflicts } = saved
  if (!document) throw new AppError('not-found', `There is no document ${draft.documentId}.`)
  const models = await services.models.read()
  const input = { snapshot: store.snapshot(), models, now: now() }
  return {
    version,
    seen: toSeen(saved),
    document: toWritten(document),
    conflicts,
    findings: await turns.run(checkDraft(document, input)),
    presence: meet(services, request),
  }
}

const checked = v.object({
  document: v.object({
    type: v.pipe(v.string(), v.maxLength(100)),
    uid: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(200))), []),
    data: v.pipe(
      v.custom<Record<string, unknown>>(isRecord),
      v.check((given) => isModest(given)),
    ),
  }),
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
})

/** What rules and readers say about a draft that is not saved yet. */
async function check(services: DocumentRouteServices, request: DeskRequest): Promise<object> {
  const { store, turns, now } = services
  const { document: given, at } = readInput(checked, request.body)
  const id = request.params.id ?? ''
  const snapshot = store.snapshot()
  const document = toNewDocument({ ...given, id, lang: snapshot.mainLanguage })
  const models = await services.models.read()
  const findings = await turns.run(checkDraft(document, { snapshot, models, now: now() }))
  const isDeal = document.type === 'deal' && findings.every(({ rule }) => rule !== 'matches-model')
  if (!isDeal) return { findings, deal: null, similar: [] }
  const deal = document as DealDocument
  return {
    findings,
    deal: sayDeal(deal, at ? new Date(at) : now()),
    similar: await turns.run(similarDeals(deal, snapshot, now())),
  }
}
