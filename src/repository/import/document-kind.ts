/** The kind of a Markdown file, according to its path. Singletons have no uid. */
export type DocumentKind = { type: DocumentType; uid: string | null; category: string | null }

export type DocumentType =
  | 'author'
  | 'blog_home'
  | 'brand'
  | 'deal'
  | 'landing'
  | 'post'
  | 'settings'

const FOLDERS: Record<string, DocumentType> = {
  authors: 'author',
  brands: 'brand',
  deals: 'deal',
  landings: 'landing',
  posts: 'post',
}
const SINGLETONS: Record<string, DocumentType> = {
  'blog-home.md': 'blog_home',
  'settings.md': 'settings',
}
const UID_FILE = /^(?:([a-z]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/** `null` for a path where no document belongs. */
export function findDocumentKind(path: string): DocumentKind | null {
  const singleton = SINGLETONS[path]
  if (singleton) return { type: singleton, uid: null, category: null }
  const [folder = '', ...rest] = path.split('/')
  const type = FOLDERS[folder]
  const file = UID_FILE.exec(rest.join('/'))
  if (!type || !file) return null
  const category = file[1] ?? null
  const uid = file[2] ?? null
  return (type === 'deal') === (category !== null) ? { type, uid, category } : null
}
