import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Snapshot } from './snapshot.ts'

export type ContentSummary = { tags: string[]; languages: Language[] }
type Language = { id: string; name: string; is_master: boolean }

/** The tags and languages of a snapshot. Reads each document, but only once per snapshot, and between requests. */
export function createContentSummaries(turns: LoopTurns) {
  // Runs as the site's own work, not as the first caller's.
  return oncePer((snapshot: Snapshot) => turns.run(summarise(snapshot), { line: null }))
}

function* summarise({ byId, mainLanguage }: Snapshot): Work<ContentSummary> {
  const [tags, languages] = [new Set<string>(), new Set<string>()]
  for (const document of byId.values()) {
    languages.add(document.lang)
    for (const tag of document.tags) tags.add(tag)
    yield
  }
  // The main language is listed even without documents.
  languages.delete(mainLanguage)
  return {
    tags: [...tags].toSorted(),
    languages: [mainLanguage, ...[...languages].toSorted()].map((id) => ({
      id,
      name: languageName(id),
      is_master: id === mainLanguage,
    })),
  }
}

/** `en-sg` → `English - Singapore`; an invalid code is returned as it is. */
function languageName(id: string): string {
  const [language = '', region] = id.split('-')
  try {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? id
    if (region === undefined) return name
    return `${name} - ${new Intl.DisplayNames('en', { type: 'region' }).of(region.toUpperCase())}`
  } catch {
    return id
  }
}
