// `npm run bench -- desk-together [200] [60] [first]`: two or three browsers write in one post for so many seconds, with real keys,
// while their networks are cut, their tabs are closed or crash, and the server is killed and started. Each sentence that was typed
// must be in the draft or in a conflict that is shown. At the end it runs with devices that forget, which must be noticed.
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { report } from './report.ts'
import { prepareDatabases } from './together/prepared-databases.ts'
import { type RunResult, runTogether } from './together/run-together.ts'

const [runs = 200, seconds = 60, first = 1] = process.argv.slice(2).map(Number)
/** People who type leave the processor idle most of the time. */
const LANES = Math.min(runs, 2 * availableParallelism())
const FORGETFUL_RUNS = 5
/** The share of sentences that may be in a draft twice, where one person splits a block that another changes. A conflict shows it. */
const MOST_TWICE = 0.002

const databases = await prepareDatabases()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '' })
const results: RunResult[] = []
try {
  let next = first
  const runLane = async () => {
    while (next < first + runs) {
      const seed = next++
      try {
        const result = await runTogether({ browser, databases, seed, seconds })
        results.push(result)
        tell(result)
      } catch (error) {
        console.error(`seed ${seed} broke off:`, error)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
  reportAll()
  const noticed = await forgetOnPurpose()
  report('lost by devices that forget', `${noticed}`, { value: noticed, least: 1 })
} finally {
  await browser.close()
  await databases.close()
}

function tell({ what, sentences, lost, doubled, left }: RunResult): void {
  const faults = [
    ...lost.map((sentence) => `lost "${sentence}"`),
    ...doubled.map((sentence) => `twice "${sentence}"`),
    ...(left > 0 ? [`${left} never saved`] : []),
  ]
  const verdict = faults.length === 0 ? 'all there' : faults.join(', ')
  console.error(`${results.length} of ${runs}: ${what}: ${sentences} sentences, ${verdict}`)
}

function reportAll(): void {
  const total = (countOf: (result: RunResult) => number) =>
    results.reduce((sum, result) => sum + countOf(result), 0)
  const bounded = (what: string, value: number, most = 0) =>
    report(what, `${value}`, { value, most })
  const sentences = total((one) => one.sentences)
  report(`runs of ${seconds} s`, `${results.length}`, { value: results.length, least: runs })
  report('sentences typed', `${sentences}`)
  report('server killed', `${total((one) => one.kills)} times`)
  report('networks cut', `${total((one) => one.cuts)} times`)
  report('tabs closed or crashed', `${total((one) => one.closed)} times`)
  report('conflicts shown at the end', `${total((one) => one.conflicts)}`)
  bounded(
    'sentences lost',
    total(({ lost }) => lost.length),
  )
  bounded(
    'sentences twice in a draft',
    total(({ doubled }) => doubled.length),
    sentences * MOST_TWICE,
  )
  bounded(
    'changes that never reached the server',
    total((one) => one.left),
  )
}

/** How many sentences are lost if devices do not keep what is typed. */
async function forgetOnPurpose(): Promise<number> {
  for (let seed = 1; seed <= FORGETFUL_RUNS; seed++) {
    const run = { browser, databases, seed, seconds: Math.min(seconds, 15), isForgetful: true }
    const { lost } = await runTogether(run)
    if (lost.length > 0) return lost.length
  }
  return 0
}
