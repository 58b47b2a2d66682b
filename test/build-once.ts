/** Test sites run the deployed renderer. This builds it from the current sources, also without `npm test`. */
export async function setup(): Promise<void> {
  const url = new URL('../scripts/ensure-built.mjs', import.meta.url)
  const { ensureBuilt } = await import(url.href)
  await ensureBuilt()
}
