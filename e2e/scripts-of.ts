import { type APIRequestContext, expect } from 'playwright/test'

/** The scripts that a document names. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return JSON.parse(/ id="shell-data">([^<]+)</.exec(html)?.[1] ?? '{"scripts":[]}').scripts
}

/** Those that one page needs and another has not loaded. */
export async function missingScripts(
  request: APIRequestContext,
  { of, from }: { of: string; from: string },
): Promise<string[]> {
  const here = await scriptsOf(request, from)
  const missing = (await scriptsOf(request, of)).filter((src) => !here.includes(src))
  expect(missing.length).toBeGreaterThan(0)
  return missing
}

/** The stylesheet of all pages, which the app loads before it shows a page of another kind. */
export async function allStyles(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/settings')).text()
  return /"styles":"([^"]+)"/.exec(html)?.[1] ?? ''
}
