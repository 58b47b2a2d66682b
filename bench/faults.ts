// Breaks the site on purpose and reports which promises were kept.
// `npm run bench -- faults NAME [options]` runs one fault, `all` runs each in turn, `list` names them.
// Each file in `bench/faults` is one fault. It exports `run`, and may say in `about` what it does.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runFault } from './run-fault.ts'
import { summarise } from './summarise-faults.ts'

type Fault = { about?: string; run: (options: string[]) => Promise<void> }

const folder = join(import.meta.dirname, 'faults')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const [wanted = 'list', ...options] = process.argv.slice(2)

if (wanted === 'list') {
  for (const name of names) console.log(`${name.padEnd(20)} ${(await load(name)).about ?? ''}`)
} else if (wanted === 'all') {
  const outcomes = []
  for (const name of names) outcomes.push(await runFault(name))
  const { text, missed } = summarise(outcomes)
  console.log(`\n${text}`)
  process.exitCode = missed > 0 ? 1 : 0
} else if (names.includes(wanted)) {
  await (await load(wanted)).run(options)
} else {
  console.error(`There is no fault "${wanted}", only: ${names.join(', ')}, all, list`)
  process.exitCode = 1
}

function load(name: string): Promise<Fault> {
  return import(join(folder, `${name}.ts`))
}
