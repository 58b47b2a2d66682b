import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const CONNECTIONS = 32

/** Requests per second, measured by wrk. */
export async function measureLoad(
  url: string,
  { seconds, pin }: { seconds: number; pin: boolean },
): Promise<number> {
  if (spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error) {
    throw new Error('The bench needs wrk (Debian, Ubuntu: apt-get install wrk).')
  }
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const [command = '', ...args] = pin ? ['taskset', '-c', '1', ...wrk] : wrk
  const { stdout } = await promisify(execFile)(command, args)
  if (/Non-2xx/.test(stdout)) throw new Error(`not every answer of ${url} was 200:\n${stdout}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (!rate) throw new Error(`wrk said nothing of a rate:\n${stdout}`)
  return Number(rate)
}
