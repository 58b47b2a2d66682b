import * as paths from '#lib/paths.ts'
import { findEmbeddedJson } from '#routes/kept-page.ts'
import type { OfflineCopy } from './offline-copy.ts'

/** After this long without a response the device counts as offline. */
const PATIENCE_MS = 5000

type Question = {
  copy: OfflineCopy
  /** The canonical URL; `null` if it is not one of our pages. */
  address: string | null
  /** The network's response; rejects without one. */
  network: Promise<Response>
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Returns the network's response if there is one, else the copy if it has not expired, else the offline page, which
 * uses the device's clock.
 */
export async function answerDocument(question: Question): Promise<Response> {
  const { copy, address, network, waitUntil } = question
  if (address === null) return network.catch(() => standIn(copy))
  const answered = network.then((response) => {
    waitUntil(copy.keep(response.clone()).catch(copy.tidy))
    return response
  })
  // A late response is still stored.
  waitUntil(answered.catch(() => {}))
  const found = await inTime(answered, copy, address)
  return found?.answer ?? standIn(copy)
}

async function standIn(copy: OfflineCopy): Promise<Response> {
  const kept = await copy.documents.find(paths.offline)
  return kept?.response ?? Response.error()
}

/** A page's payload. Offline it is read from the stored document. */
export async function answerPayload({
  copy,
  address,
  network,
}: Omit<Question, 'waitUntil'>): Promise<Response> {
  if (address === null) return network
  const found = await inTime(network, copy, address)
  if (!found) return Response.error()
  // The page handles every response of the network, including errors.
  if (!found.isCopy) return found.answer
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(findEmbeddedJson(await found.answer.text()), { headers })
}

type Found = { answer: Response; isCopy: boolean }

/** `null` when there is neither a response nor a valid copy. */
async function inTime(
  network: Promise<Response>,
  copy: OfflineCopy,
  address: string,
): Promise<Found | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const answer = await Promise.race([network, tooLate]).catch(() => null)
  copy.noteReached(answer !== null)
  if (answer) return { answer, isCopy: false }
  const kept = await copy.documents.find(address)
  if (kept && (kept.until > Date.now() || address === paths.profile)) {
    return { answer: kept.response, isCopy: true }
  }
  return network.then(
    (late) => ({ answer: late, isCopy: false }),
    () => null,
  )
}
