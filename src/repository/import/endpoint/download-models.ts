import type { AskPolitely } from './ask-politely.ts'
import { readModels } from './read-answers.ts'
import type { Endpoint } from './to-endpoint.ts'
import type { WorkFolder } from './work-folder.ts'

type ModelOptions = {
  ask: AskPolitely
  work: WorkFolder
  endpoint: Pick<Endpoint, 'types' | 'repository'>
  token: string
  /** The folder for `import`. */
  into: string
}

/** Custom types and shared slices. Returns how many. */
export async function downloadModels(options: ModelOptions): Promise<number> {
  const { ask, work, endpoint, token, into } = options
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(endpoint.repository === null ? {} : { repository: endpoint.repository }),
  }
  let count = 0
  // The API and a folder for `import` call them by the same names.
  for (const kind of ['customtypes', 'slices']) {
    const url = new URL(`${endpoint.types.href.replace(/\/$/, '')}/${kind}`)
    for (const model of await ask(url, headers, readModels)) {
      count += 1
      await work.write(`${into}/${kind}/${count}.json`, JSON.stringify(model))
    }
  }
  return count
}
