import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runForCode, say } from './bootstrap.mjs'

/** The headless shell comes first: journeys take half the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const packages = ['chromium-headless-shell', 'chromium']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium: `CHROMIUM`, one that is installed, or one installed now. */
export async function findChromium() {
  const found = installedChromium()
  if (found) return found
  if (!mayInstall()) throw new Error(howTo)
  say('Installing Chromium for the browser tests.')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...sudo, 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit']
  await run(command, [...rest, 'update', '-qq'], { env, stdio })
  for (const name of packages) {
    await runForCode(command, [...rest, 'install', '-y', '-qq', name], { env, stdio })
    const installed = installedChromium()
    if (installed) return installed
  }
  throw new Error(howTo)
}

const howTo = `The browser tests need Chromium, and it could not be installed from here.
Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium)
or set CHROMIUM to the path of one, then run npm test again.`

function installedChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM is "${given}", but there is no such file.`)
    return given
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...macApps].find((file) => existsSync(file)) ?? null
}

function mayInstall() {
  const has = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  return has('apt-get', ['--version']) && (process.getuid?.() === 0 || has('sudo', ['-n', 'true']))
}
