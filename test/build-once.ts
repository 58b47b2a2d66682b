/** Sites of tests run the deployed renderer, which must be of these sources also without `npm test`. */
export async function setup(): Promise<void> {
  const url = new URL('../scripts/ensure-built.mjs', import.meta.url)
  const { ensureBuilt } = await import(url.href)
  await ensureBuilt()
}
