import * as v from 'valibot'
import type { LinkFacts } from '#desk/wire/links.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { OutgoingCode } from '#outgoing/outgoing-error.ts'
import { type DeskRoute, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import type { LinkLimit } from './create-link-limit.ts'
import { readPageTags } from './read-page-tags.ts'
import { toLinkFacts } from './to-link-facts.ts'
import { toRefusal } from './to-refusal.ts'

type LinkServices = {
  /** The guard for outgoing requests. */
  fetch: OutgoingFetch
  turns: LoopTurns
  checkLimit: LinkLimit
}

/** What the fetch for these routes reads at most, and how long it may take. */
export const PAGE_LIMITS = { maxBytes: 1_500_000, totalMs: 8000, atOnce: 4, mostWaiting: 8 }

const linkSchema = v.object({ url: v.pipe(v.string(), v.trim(), v.maxLength(2000)) })

/** Reads what a page of another site states about itself. */
export function linkRoutes({ fetch, turns, checkLimit }: LinkServices): DeskRoute[] {
  async function read(address: URL): Promise<LinkFacts> {
    const response = await ask(fetch, address)
    const html = decode(await response.bytes(), response.headers.get('content-type') ?? '')
    return toLinkFacts(await turns.run(readPageTags(html)), new URL(response.url))
  }

  return [
    post('/read-link', 'write', async ({ person, body }) => {
      const address = URL.parse(readInput(linkSchema, body).url)
      if (!address) throw new AppError('invalid', 'This is not a web address.')
      checkLimit(person)
      return read(address)
    }),
  ]
}

async function ask(fetch: OutgoingFetch, address: URL): Promise<Response> {
  const accept = 'text/html,application/xhtml+xml'
  const response = await fetch(address, { headers: { accept } }).catch((cause) => {
    throw toRefusal(cause, reasons)
  })
  if (response.status !== 200) {
    throw new AppError('invalid', `The page answered with status ${response.status}.`)
  }
  const type = response.headers.get('content-type') ?? ''
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    throw new AppError('invalid', 'This link does not lead to a web page.')
  }
  return response
}

const reasons: Record<OutgoingCode, string> = {
  REFUSED: 'Only public addresses that begin with https:// can be read.',
  UNCONNECTED: 'This site does not respond.',
  LATE: 'The page took too long to answer.',
  TOO_LARGE: 'The page is too large to read.',
  BROKEN: 'The page sent something that we cannot read.',
  BUSY: 'Other links are being read. Try again in a moment.',
}

/** In the encoding that the header names, else in the one that the page names itself. */
function decode(bytes: Uint8Array, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const [, label = 'utf-8'] =
    /charset\s*=\s*"?([\w-]{2,20})/i.exec(type) ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,20})/i.exec(start) ??
    []
  return toDecoder(label).decode(bytes)
}

function toDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
