import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AppError } from '#lib/node/app-error.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import type { AskPolitely } from './ask-politely.ts'
import { type Page, readPage } from './read-answers.ts'
import type { WorkFolder } from './work-folder.ts'

export type Source = {
  ask: AskPolitely
  work: WorkFolder
  /** The content API. */
  api: URL
  token: string | null
}

export type RawDocument = Page['results'][number]

/** The documents of one ref, as files of JSON lines. */
export type DownloadedRef = { total: number; files: readonly string[] }

/** Documents per answer; fewer if they do not fit. */
const PAGE_SIZES = [100, 20, 4, 1]

export const folderOf = (ref: string) =>
  `refs/${createHash('sha256').update(ref).digest('hex').slice(0, 16)}`

/** Every document of a ref, in all languages; what is there already is not requested again. `gone` if the ref has expired. */
export async function downloadDocuments(
  source: Source,
  ref: string,
  onProgress: (count: number, total: number) => void,
): Promise<DownloadedRef | 'gone'> {
  for (const pageSize of PAGE_SIZES) {
    const found = await downloadPages(source, { ref, pageSize }, onProgress)
    if (found !== 'large') return found
  }
  throw new AppError(
    'too-large',
    'A document of the repository is too large, or a query is refused',
  )
}

async function downloadPages(
  source: Source,
  { ref, pageSize }: { ref: string; pageSize: number },
  onProgress: (count: number, total: number) => void,
): Promise<DownloadedRef | 'gone' | 'large'> {
  const { work } = source
  const facts = `${folderOf(ref)}/${pageSize}.json`
  const files: string[] = []
  let [known] = await work.lines<{ total: number }>(facts)
  for (let page = 1; page === 1 || page <= Math.ceil((known?.total ?? 0) / pageSize); page++) {
    const file = `${folderOf(ref)}/${pageSize}-${page}.ndjson`
    files.push(file)
    if (!work.has(file) || !known) {
      const answer = await askPage(source, { ref, pageSize, page })
      if (typeof answer === 'string') return answer
      known ??= { total: answer.total_results_size }
      refuseContradiction(answer, { page, pageSize, total: known.total })
      await work.write(file, answer.results.map((one) => `${JSON.stringify(one)}\n`).join(''))
      if (page === 1) await work.write(facts, JSON.stringify(known))
    }
    onProgress(Math.min(page * pageSize, known.total), known.total)
  }
  const downloaded = { total: known?.total ?? 0, files }
  await refuseDoubles(work, downloaded, ref)
  return downloaded
}

type PageQuery = { ref: string; pageSize: number; page: number }

async function askPage({ ask, api, token }: Source, query: PageQuery) {
  const url = new URL(`${api.href}/documents/search`)
  for (const [name, value] of Object.entries({ ...query, lang: '*' })) {
    url.searchParams.set(name, String(value))
  }
  if (token !== null) url.searchParams.set('access_token', token)
  try {
    return await ask(url, { accept: 'application/json' }, readPage)
  } catch (error) {
    if (outgoingCode(error) === 'TOO_LARGE') return 'large'
    throw error
  }
}

/** Answers at one ref cannot differ, unless something between us and the repository is wrong. */
function refuseContradiction(
  answer: Page,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): void {
  const expected = Math.min(pageSize, Math.max(0, total - (page - 1) * pageSize))
  const isRight =
    answer.page === page &&
    answer.results_per_page === pageSize &&
    answer.total_results_size === total &&
    answer.results.length === expected
  if (isRight) return
  throw new AppError(
    'unavailable',
    `Page ${page} of the documents contradicts the first one: ${answer.results.length} documents of ${answer.total_results_size} instead of ${expected} of ${total}`,
  )
}

async function refuseDoubles(work: WorkFolder, found: DownloadedRef, ref: string): Promise<void> {
  const ids = new Set<string>()
  for await (const { id } of documentsIn(work, found)) ids.add(id)
  if (ids.size === found.total) return
  await work.remove(folderOf(ref))
  throw new AppError('unavailable', `Only ${ids.size} of ${found.total} documents were returned`)
}

/** One page at a time. */
export async function* documentsIn(
  work: WorkFolder,
  { files }: DownloadedRef,
): AsyncGenerator<RawDocument> {
  for (const file of files) {
    const text = await readFile(work.pathOf(file), 'utf8')
    for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line) as RawDocument
  }
}
