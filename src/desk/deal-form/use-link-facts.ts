import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { useSending } from '../shell/form/use-sending.ts'
import type { LinkFacts } from '../wire/links.ts'

/** What the pages of links state; the server reads them. */
export function useLinkFacts() {
  const { isBusy, problem, send } = useSending()
  const [known, setKnown] = useState<ReadonlyMap<string, LinkFacts>>(new Map())

  return {
    isReading: isBusy,
    problem,
    find: (link: string | null) => (link === null ? null : (known.get(link) ?? null)),
    read: (link: string) =>
      send(async () => {
        const facts = await callDesk<LinkFacts>('POST', '/read-link', { url: link })
        setKnown((before) => new Map(before).set(link, facts))
      }),
  }
}
