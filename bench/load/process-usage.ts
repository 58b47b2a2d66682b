import { readdirSync, readFileSync } from 'node:fs'
import { setInterval as every } from 'node:timers/promises'

export type Usage = { rssMb: number; files: number }

/** The memory and files of a process, as Linux reports them. */
export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  return { rssMb: kilobytes / 1000, files: readdirSync(`/proc/${pid}/fd`).length }
}

/** Processor time of the front and of the site's thread so far, in ms. */
export function threadTimes(pid: number): { frontMs: number; siteMs: number } {
  const tasks = `/proc/${pid}/task`
  const siteThread = readdirSync(tasks).find(
    (id) => readFileSync(`${tasks}/${id}/comm`, 'utf8').trim() === 'site',
  )
  const msOf = (id: string) =>
    Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return { frontMs: msOf(String(pid)), siteMs: siteThread ? msOf(siteThread) : 0 }
}

export type Watch = { samples: Usage[]; stop: () => void; highestMb: () => number }

/** Samples a process until it is told to stop or the process has ended. */
export function watchUsage(pid: number, everyMs = 500): Watch {
  const samples: Usage[] = [usageOf(pid)]
  const abort = new AbortController()
  const looking = (async () => {
    for await (const _ of every(everyMs, null, { signal: abort.signal })) samples.push(usageOf(pid))
  })()
  looking.catch(() => {})
  return {
    samples,
    stop: () => abort.abort(),
    highestMb: () => Math.max(...samples.map(({ rssMb }) => rssMb)),
  }
}
