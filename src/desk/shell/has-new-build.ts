import * as paths from '#lib/paths.ts'

/** Whether the server has another build of the desk than this page runs. `false` if it does not answer. */
export async function hasNewBuild(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const response = await fetch(`${paths.desk}/`, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(`src="${own}"`)
  } catch {
    return false
  }
}
