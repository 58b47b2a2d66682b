import type { WrittenDocument } from '#desk/wire/documents.ts'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  type Fate,
  kopi,
} from './desk-world.ts'

export const [title, summary] = [
  ['data', 'title'],
  ['data', 'summary'],
] as [string[], string[]]
/** The server of `openRefusing` refuses it. */
export const TOO_LONG = 'x'.repeat(1000)

/** A desk whose server refuses long documents. `network.fate` is the fate of the next messages. */
export function openRefusing(start: WrittenDocument | null = kopi) {
  const time = createVirtualTime()
  const server = createDraftServer(start, { mostCharacters: 1000 })
  const network: { fate: Fate } = { fate: 'arrives' }
  const fresh = start ? null : kopi
  const createTab = (name: string) =>
    createBrowser({ name, time, server, fate: () => network.fate, fresh })
  return { time, server, network, createTab, browser: createTab('a') }
}
