import { findEmbeddedJson } from '#lib/kept-page.ts'
import * as paths from '#lib/paths.ts'
import type { OfflineCopy } from './offline-copy.ts'

/** A connection that says nothing for so long is as good as none. */
const PATIENCE_MS = 5000

type Question = {
  copy: OfflineCopy
  /** The canonical address; `null` for what is no page of ours. */
  address: string | null
  /** The answer of the network; rejects without one. */
  network: Promise<Response>
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * The network's answer whenever there is one. Else the copy, if all that it says about time is still
 * true; else the page that judges time by the device's own clock.
 */
export async function answerDocument(question: Question): Promise<Response> {
  const { copy, address, network, waitUntil } = question
  if (address === null) return network.catch(() => standIn(copy))
  const answered = network.then((response) => {
    waitUntil(copy.keep(response.clone()).catch(copy.tidy))
    return response
  })
  // It may come after all, when nobody waits for it any more.
  waitUntil(answered.catch(() => {}))
  const found = await inTime(answered, copy, address)
  return found?.answer ?? standIn(copy)
}

async function standIn(copy: OfflineCopy): Promise<Response> {
  const kept = await copy.documents.find(paths.offline)
  return kept?.response ?? Response.error()
}

/** A page's data, taken out of its document when there is no signal. */
export async function answerPayload({
  copy,
  address,
  network,
}: Omit<Question, 'waitUntil'>): Promise<Response> {
  if (address === null) return network
  const found = await inTime(network, copy, address)
  if (!found) return Response.error()
  // Whatever the network said, be it an error's page, is for the page to judge.
  if (!found.isCopy) return found.answer
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(findEmbeddedJson(await found.answer.text()), { headers })
}

type Found = { answer: Response; isCopy: boolean }

/** `null` when neither the network nor a copy that is true has an answer. */
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
