import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Asset } from '#db/assets.ts'
import { isRecord } from '#lib/is-record.ts'
import type { CustomType, SharedSlice } from '../custom-types/custom-type.ts'
import { toCustomType, toSharedSlice } from '../custom-types/parse-model.ts'
import { ASSETS_FILE, toAsset } from './asset-lines.ts'
import type { ContentSource, FoundDocument, Place, ReportAt } from './content-source.ts'
import { toPlaceText } from './fault.ts'
import { type JsonItem, jsonItems } from './json-items.ts'
import { readJson } from './read-json.ts'
import { checkRichtextPage, type RichtextPage, toRichtextPage } from './richtext-pages.ts'
import { toStoredDocument } from './to-stored-document.ts'

/** `name` is relative to the imported folder, and determines the kind of file. */
export type SourceFile = { path: string; name: string; place: string }

const CHUNK_BYTES = 1024 * 1024
const DOCUMENT_LISTS = ['documents', 'results']
const LISTS = [...DOCUMENT_LISTS, 'customTypes', 'sharedSlices']

/** Documents in the content API's format, in JSON or NDJSON files, with their models. */
export async function openJsonSource(
  files: readonly SourceFile[],
  report: ReportAt,
  mainLanguage?: string,
): Promise<ContentSource> {
  const types: CustomType[] = []
  const slices: SharedSlice[] = []
  const found = createFoundPages(report)
  const assets: Asset[] = []
  const documentFiles: SourceFile[] = []
  for (const file of files) {
    const place = { file: file.place, line: null }
    if (/^(customtypes|slices)\/.*\.json$/.test(file.name)) {
      const kind = file.name.startsWith('slices') ? 'slice' : 'type'
      addModel(kind, await readFile(file.path, 'utf8'), place)
    } else if (/^richtext\/.*\.json$/.test(file.name)) {
      found.addFile({ path: file.name, text: await readFile(file.path, 'utf8') }, place)
    } else if (file.name === ASSETS_FILE) {
      for await (const { text, line } of textLines(chunksOf(file))) {
        const asset = toAsset(text, (message) => report({ file: file.place, line }, message))
        if (asset) assets.push(asset)
      }
    } else if (/\.(json|ndjson)$/.test(file.name)) {
      documentFiles.push(file)
      if (file.name.endsWith('.json')) await readOuterObject(file)
    } else report(place, 'is neither .json nor .ndjson')
  }

  function addModel(kind: 'type' | 'slice', text: string, place: Place): void {
    const complain = (message: string) => report(place, message)
    const model = readJson(text, complain)
    if (model === undefined) return
    if (kind === 'type') types.push(...toList(toCustomType(model, complain)))
    else slices.push(...toList(toSharedSlice(model, complain)))
  }

  /** Models and pages may come after the documents that need them. */
  async function readOuterObject(file: SourceFile): Promise<void> {
    for await (const { key, text, line } of jsonItems(chunksOf(file), LISTS)) {
      if (key === null) return
      const place = { file: file.place, line }
      if (key === 'richtextPages') await found.addObject(text, place)
      if (key === 'customTypes') addModel('type', text, place)
      if (key === 'sharedSlices') addModel('slice', text, place)
    }
  }

  return {
    types,
    slices,
    pages: found.pages,
    assets,
    async *documents() {
      for (const file of documentFiles) yield* documentsOf(file, report, mainLanguage)
    },
  }
}

async function* documentsOf(
  file: SourceFile,
  report: ReportAt,
  mainLanguage?: string,
): AsyncGenerator<FoundDocument> {
  for await (const { text, line } of documentTexts(file)) {
    const place = { file: file.place, line }
    const complain = (message: string) => report(place, message)
    const value = readJson(text, complain)
    if (value === undefined) continue
    const document = toStoredDocument(value, complain, mainLanguage)
    if (document) yield { ...place, document }
  }
}

async function* documentTexts(file: SourceFile): AsyncGenerator<{ text: string; line: number }> {
  if (file.name.endsWith('.ndjson')) {
    yield* textLines(chunksOf(file))
    return
  }
  const single: JsonItem[] = []
  for await (const item of jsonItems(chunksOf(file), LISTS)) {
    if (item.key === null || DOCUMENT_LISTS.includes(item.key)) yield item
    else single.push(item)
  }
  // A file may also be one document.
  if (!single.some(({ key }) => key === 'data')) return
  const fields = single.map(({ key, text }) => `${JSON.stringify(key)}:${text}`)
  yield { text: `{${fields.join(',')}}`, line: 1 }
}

function chunksOf(file: SourceFile): AsyncIterable<string> {
  return createReadStream(file.path, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })
}

function toList<Item>(item: Item | null): Item[] {
  return item === null ? [] : [item]
}

type TextLine = { text: string; line: number }

/** Non-empty lines. Only line feeds end a line, because JSON strings may contain other line separators. */
async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let rest = ''
  let line = 0
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') yield { text, line }
    }
  }
  if (rest.trim() !== '') yield { text: rest, line: line + 1 }
}

/** Collects the rich-text pages of several files and reports duplicates. */
function createFoundPages(report: ReportAt) {
  const pages: RichtextPage[] = []
  const places = new Map<string, Place>()

  function add(place: Place, page: RichtextPage | null): void {
    if (!page) return
    const before = places.get(page.id)
    if (before) {
      report(place, `the rich-text page ${page.id} is also in ${toPlaceText(before)}`)
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
    /** An object of pages by id. */
    async addObject(text: string, { file, line }: Place): Promise<void> {
      const complain = (message: string) => report({ file, line }, message)
      const value = readJson(text, complain)
      if (value === undefined) return
      if (!isRecord(value)) return complain('richtextPages must be an object')
      // Reads item by item, to know each line and to notice duplicate ids.
      for await (const item of jsonItems([text], [])) {
        const place = { file, line: (line ?? 1) + item.line - 1 }
        const complain = (message: string) => report(place, message)
        add(place, checkRichtextPage(item.key ?? '', JSON.parse(item.text), complain))
      }
    },
  }
}
