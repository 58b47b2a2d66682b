import { AppError } from '#lib/node/app-error.ts'
import {
  type DownloadedRef,
  downloadDocuments,
  folderOf,
  type Source,
} from './download-documents.ts'
import { type Metadata, type RefOf, readMetadata } from './read-answers.ts'

type StartProgress = (what: string) => {
  update: (count: number, total: number) => void
  end: () => void
}

const MOST_MOVES = 5

export type FoundRepository = {
  master: DownloadedRef
  releases: readonly { ref: RefOf; documents: DownloadedRef }[]
  mainLanguage: string | null
}

/** Begins again with the newest ref if somebody publishes there meanwhile. */
export async function downloadRepository(
  source: Source,
  startProgress: StartProgress,
): Promise<FoundRepository> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const metadata = await askMetadata(source)
    const found = await downloadRefs(source, metadata, startProgress)
    if (found) return found
  }
  throw new AppError('unavailable', 'The repository changes faster than it can be read')
}

async function askMetadata({ ask, api, token }: Source): Promise<Metadata> {
  const url = new URL(api)
  if (token !== null) url.searchParams.set('access_token', token)
  return ask(url, { accept: 'application/json' }, readMetadata)
}

/** `null` if a ref has expired. */
async function downloadRefs(
  source: Source,
  { refs, languages }: Metadata,
  startProgress: StartProgress,
): Promise<FoundRepository | null> {
  const [master, ...others] = refs.filter(({ isMasterRef }) => isMasterRef)
  if (!master || others.length > 0) {
    throw new AppError('unavailable', 'The repository does not say what is published')
  }
  await source.work.keepOnly(
    'refs',
    refs.map(({ ref }) => folderOf(ref)),
  )
  const documents = new Map<string, DownloadedRef>()
  for (const { ref, label } of refs) {
    const progress = startProgress(ref === master.ref ? 'documents' : `documents of "${label}"`)
    const downloaded = await downloadDocuments(source, ref, progress.update)
    progress.end()
    if (downloaded === 'gone') return null
    documents.set(ref, downloaded)
  }
  const documentsOf = (ref: string) => documents.get(ref) as DownloadedRef
  return {
    master: documentsOf(master.ref),
    releases: refs
      .filter((ref) => ref !== master)
      .map((ref) => ({ ref, documents: documentsOf(ref.ref) })),
    mainLanguage: languages.find(({ is_master }) => is_master)?.id ?? null,
  }
}
