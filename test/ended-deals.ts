import * as paths from '#lib/paths.ts'
import type { Payload } from './surface-readings.ts'
import type { TestSite } from './test-site.ts'

/** A page as it was answered. */
export type ReadPage = {
  address: string
  status: number
  /** With the payload, which follows the document. */
  html: string
  payload: Payload
  /** The deals that it shows as cards, and whether each card says that its deal has ended. */
  cards: { uid: string; saysEnded: boolean }[]
}

export async function readPage(site: TestSite, address: string): Promise<ReadPage> {
  const response = await site.request(address)
  const { status } = response
  const document = await response.text()
  if (status !== 200) {
    return { address, status, html: document, payload: null, cards: cardsIn(document) }
  }
  const json = await (await site.request(paths.payloadOf(address))).text()
  const { payload } = JSON.parse(json)
  return { address, status, html: document + json, payload, cards: cardsIn(document) }
}

const DEAL_PATH = /\/deals\/(?:apparel|experience|food|grocery|shopping)\/([\w-]+)/g

/** Of all deals that a text names by their address or, as payloads do, by their uid. */
export function uidsIn(text: string): Set<string> {
  const named = [...text.matchAll(DEAL_PATH), ...text.matchAll(/"uid":"([\w-]+)"/g)]
  return new Set(named.map(([, uid = '']) => uid))
}

function cardsIn(html: string): ReadPage['cards'] {
  const cards = html.matchAll(/<article [^>]*data-variant="\w+"( data-ended)?.*?<\/article>/gs)
  return [...cards].flatMap(([card, ended]) => {
    const [uid] = uidsIn(card)
    return uid ? [{ uid, saysEnded: ended !== undefined }] : []
  })
}
