import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Short names for the classes of CSS modules: numbers in the order of files and classes, which compress
 * better than hashes and are the same in the client's and the server's build.
 */
export function createClassNames(root: string) {
  const names = new Map<string, string>()

  function nameOf(file: string, name: string): string {
    const key = `${file} ${name}`
    const known = names.get(key)
    if (known) return known
    // The dash separates them from names in plain stylesheets and Swiper.
    const short = `${name[0]}-${names.size.toString(36)}`
    names.set(key, short)
    return short
  }

  // Without the desk, which has a build of its own and must not change the visitors'.
  const files = globSync('src/**/*.module.css', { cwd: root, exclude: ['src/desk/**'] })
  for (const file of files.toSorted()) {
    const css = readFileSync(join(root, file), 'utf8')
    for (const [, name] of css.matchAll(/\.([a-z][\w-]*)/gi)) nameOf(file, name ?? '')
  }
  return (name: string, file: string) => nameOf(relative(root, file.replace(/\?.*/, '')), name)
}
