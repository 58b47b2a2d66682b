// `npm test` runs everything: checks beside the build, then unit tests beside journeys, because each of them waits half of
// the time. `npm test -- PATH …` runs only the tests of those files or folders. Both end with "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, main, root, runForCode, say } from './bootstrap.mjs'
import { checks } from './check.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { findChromium } from './find-chromium.mjs'
import { findTests } from './find-tests.mjs'
import { runApart } from './run-apart.mjs'
import { runTogether } from './run-together.mjs'

const results = join(root, 'test-results')
const BESIDE = { TESTS_BESIDE: '1' }
/** Journeys come first: a browser that waits for a core may miss what it should show, a unit test only waits. */
const besideJourneys = { env: BESIDE, niceness: 5 }

await main(async () => {
  const paths = process.argv.slice(2)
  rmSync(results, { recursive: true, force: true })
  await ensureInstalled()
  const tallies = paths.length === 0 ? await runEverything() : await runOnly(paths)

  const passed = tallies.reduce((sum, each) => sum + each.passed, 0)
  const failed = tallies.reduce((sum, each) => sum + each.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
})

async function runEverything() {
  // First, because it may have to be installed.
  const chromium = await findChromium()
  const building = ensureBuilt()
  const tallies = await runTogether([
    runChecks,
    (write) => building.then(() => runUnitTests([], { write, ...besideJourneys })),
    (write) => building.then(() => runJourneys([], { write, env: BESIDE, chromium })),
  ])
  return tallies.flat()
}

/** Without the architecture, which is among the unit tests too: another Vitest would take longer to start than to check. */
async function runChecks(write) {
  const tallies = []
  for (const [name, command, args] of checks.filter(([each]) => each !== 'architecture')) {
    say(`\n== ${name}`, { write })
    const code = await runForCode(command, args, { write })
    tallies.push(code === 0 ? one('passed') : one('failed'))
  }
  return tallies
}

async function runOnly(paths) {
  const { unitTests, journeys } = findTests(paths)
  const tallies = []
  await ensureBuilt()
  if (unitTests.length > 0) tallies.push(await runUnitTests(unitTests))
  if (journeys.length > 0) {
    // Playwright reads regular expressions.
    const exact = journeys.map((path) => `^${path.replaceAll(/\W/g, '\\$&')}$`)
    tallies.push(await runJourneys(exact, { chromium: await findChromium() }))
  }
  return tallies
}

async function runUnitTests(paths, options = {}) {
  say('\n== unit and integration tests', options)
  const file = join(results, 'vitest.json')
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runApart('vitest', ['run', ...reports, ...paths], {
    ...options,
    inMemory: true,
  })
  return tally(code, file, vitestTally)
}

async function runJourneys(paths, { chromium, env, ...options }) {
  say('\n== browser journeys', options)
  const file = join(results, 'browser.json')
  const code = await runApart('playwright', ['test', '--reporter=dot,json', ...paths], {
    ...options,
    inMemory: true,
    env: { ...env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return tally(code, file, browserTally)
}

function one(outcome) {
  return { passed: 0, failed: 0, [outcome]: 1 }
}

/** A runner that fails without naming a test counts as one failure, so that it never passes unnoticed. */
function tally(code, file, read) {
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    say(`There is no report at ${file}.`)
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  if (code === 0 && counted.passed === 0) counted.failed = 1
  return counted
}

/** A file that fails to load has no failed test, and the database's exit hook sets the exit code to 0. */
function vitestTally({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
}

function browserTally({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
