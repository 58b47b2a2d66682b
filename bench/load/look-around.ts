import type { Targets } from './attacks.ts'

/** What the attacks need to know about the site, read from its public pages. */
export async function lookAround(origin: string): Promise<Targets> {
  const [home, api] = await Promise.all([
    fetch(`${origin}/deals`).then((answer) => answer.text()),
    fetch(`${origin}/api/v2`).then((answer) => answer.json()),
  ])
  const ref: string = api.refs[0].ref
  const found = await fetch(
    `${origin}/api/v2/documents/search?ref=${ref}&pageSize=1&q=[[at(document.type,"deal")]]`,
  )
  const { results } = await found.json()
  return {
    origin,
    ref,
    pictures: uniqueMatches(home, /\/images\/[\w/-]+\.\w+/g),
    deals: uniqueMatches(home, /\/deals\/[a-z]+\/[\w-]+/g),
    deal: results[0].id,
  }
}

function uniqueMatches(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))]
}
