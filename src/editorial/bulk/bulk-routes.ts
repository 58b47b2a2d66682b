import {
  type BulkAct,
  type BulkChoice,
  type BulkPreview,
  capabilityFor,
  MOST_IN_BULK,
} from '#desk/wire/bulk.ts'
import { AppError } from '#lib/node/app-error.ts'
import { hasCapability } from '../api/check-allowed.ts'
import { type DeskRequest, type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import {
  findListed,
  type Listing,
  type ListServices,
  readListing,
} from '../documents/find-listed.ts'
import { bulkSchema, previewSchema } from './bulk-input.ts'
import type { Bulks } from './create-bulks.ts'
import { planRow } from './plan-row.ts'

/** Changes many documents at once: preview, run and undo. */
export function bulkRoutes(services: ListServices, bulks: Bulks): DeskRoute[] {
  return [
    post('/bulks/preview', 'write', async (request) => {
      const { act, choice } = readInput(previewSchema, request.body)
      checkMay(request, act)
      return preview(services, act, choice)
    }),
    post('/bulks', 'write', async (request) => {
      const input = readInput(bulkSchema, request.body)
      checkMay(request, input.act)
      await bulks.start(input, request.person)
      return bulks.report(input.id)
    }),
    get('/bulks', 'read', async () => ({ bulks: await bulks.latest() })),
    get('/bulks/:id', 'read', async ({ params: { id = '' } }) => bulks.report(id)),
    post('/bulks/:id/undo', 'write', async (request) => {
      const { id = '' } = request.params
      checkMay(request, await bulks.getAct(id))
      await bulks.undo(id, request.person)
      return bulks.report(id)
    }),
  ]
}

function checkMay(request: DeskRequest, act: BulkAct): void {
  if (hasCapability(request, capabilityFor(act))) return
  throw new AppError('forbidden', 'Your role does not allow this.')
}

async function preview(
  services: ListServices,
  act: BulkAct,
  choice: BulkChoice,
): Promise<BulkPreview> {
  const listing = await readListing(services)
  const input = { listing, models: await services.models.read() }
  const rows: BulkPreview['rows'][number][] = []
  for (const id of await chosenIds(services, choice, listing)) {
    const { target: _, change: __, ...row } = await services.turns.run(planRow(id, act, input))
    rows.push(row)
  }
  return { rows }
}

async function chosenIds(
  { turns }: ListServices,
  choice: BulkChoice,
  listing: Listing,
): Promise<readonly string[]> {
  if ('ids' in choice) return [...new Set(choice.ids)]
  const found = await turns.run(findListed(choice.matching, listing))
  if (found.length <= MOST_IN_BULK) return found.map(({ id }) => id)
  throw new AppError(
    'too-large',
    `${found.length} documents match. Narrow the list to at most ${MOST_IN_BULK}.`,
  )
}
