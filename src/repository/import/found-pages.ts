import { isRecord } from '../custom-types/is-record.ts'
import type { Place, ReportAt } from './content-source.ts'
import { jsonItems } from './json-items.ts'
import { checkRichtextPage, type RichtextPage, toRichtextPage } from './richtext-pages.ts'

/** Collects the rich-text pages of several files and reports duplicates. */
export function createFoundPages(report: ReportAt) {
  const pages: RichtextPage[] = []
  const places = new Map<string, Place>()

  function add(place: Place, page: RichtextPage | null): void {
    if (!page) return
    const before = places.get(page.id)
    if (before) {
      const where = before.line === null ? before.file : `${before.file}:${before.line}`
      report(place, `the rich-text page ${page.id} is also in ${where}`)
      return
    }
    places.set(page.id, place)
    pages.push(page)
  }

  return {
    pages,
    /** `richtext/{id}.json`. */
    addFile(file: { path: string; text: string }, place: Place): void {
      add(
        place,
        toRichtextPage(file, (message) => report(place, message)),
      )
    },
    /** An object of pages by id. `text` must be valid JSON. */
    async addObject(text: string, { file, line }: Place): Promise<void> {
      if (!isRecord(JSON.parse(text))) {
        report({ file, line }, 'richtextPages must be an object')
        return
      }
      // Reads item by item, to know each line and to notice duplicate ids.
      for await (const item of jsonItems(once(text), [])) {
        const place = { file, line: (line ?? 1) + item.line - 1 }
        const complain = (message: string) => report(place, message)
        add(place, checkRichtextPage(item.key ?? '', JSON.parse(item.text), complain))
      }
    },
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
