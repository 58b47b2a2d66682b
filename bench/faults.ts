// Breaks the site on purpose and says what held: `npm run bench -- faults NAME [options]`, or `all`.
// Each file in `bench/faults` is one fault, and exports `run`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Fault = { run: (options: string[]) => Promise<void> }

const folder = join(import.meta.dirname, 'faults')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const [wanted = '', ...options] = process.argv.slice(2)
const chosen = wanted === 'all' ? names : names.filter((name) => name === wanted)
if (chosen.length === 0) {
  console.error(`There is no fault "${wanted}", only: ${names.join(', ')}, all`)
  process.exit(1)
}

for (const name of chosen) {
  console.log(`== ${name}`)
  const fault: Fault = await import(join(folder, `${name}.ts`))
  await fault.run(options)
}
