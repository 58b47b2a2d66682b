import type { PageModule } from './page-module.ts'

const modules = import.meta.glob<PageModule<unknown>>('./*/page.tsx')

/** Loads a page's code: a lazy chunk in the browser, part of the bundle on the server. */
export async function loadPageModule(folder: string): Promise<PageModule<unknown>> {
  const load = modules[`./${folder}/page.tsx`]
  if (!load) throw new Error(`routes: there is no page in "${folder}"`)
  return load()
}
