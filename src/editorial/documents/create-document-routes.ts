import { createLifespans } from '#repository/deal-lifespans.ts'
import type { DeskRoute } from '../api/desk-route.ts'
import { actRoutes } from './act-routes.ts'
import { documentRoutes } from './document-routes.ts'
import type { DocumentServices } from './document-services.ts'
import type { ListServices } from './find-listed.ts'
import { historyRoutes } from './history-routes.ts'
import { createKnownDrafts } from './known-drafts.ts'
import { createListChecks } from './list-checks.ts'
import { createModels } from './models.ts'
import { createPresenceBoard } from './presence.ts'
import { createScheduledDocuments } from './scheduled-documents.ts'

/** What lists and acts on documents need besides, made once. */
export function createListServices(services: DocumentServices): ListServices {
  const { db, store } = services
  const lifespanOf = createLifespans()
  return {
    ...services,
    drafts: createKnownDrafts(db),
    scheduled: createScheduledDocuments(db),
    models: createModels(db, () => store.snapshot().ref),
    lifespanOf,
    checkListed: createListChecks(lifespanOf),
  }
}

/** The documents of the desk: lists, drafts, acts and history. */
export function createDocumentRoutes(services: ListServices): DeskRoute[] {
  const all = { ...services, presence: createPresenceBoard(services.now) }
  return [...documentRoutes(all), ...actRoutes(all), ...historyRoutes(all)]
}
