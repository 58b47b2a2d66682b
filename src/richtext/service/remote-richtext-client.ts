import { AppError } from '#lib/app-error.ts'
import type { BlockMap, RichtextClient } from '../richtext-client.ts'
import { toPageId } from './page-id.ts'

const TIMEOUT_MS = 5000

/** Pages of a block-map worker elsewhere: `{endpoint}/page/{id}`. */
export function createRemoteRichtextClient(endpoint: string): RichtextClient {
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`
  return {
    async findPage(id) {
      const pageId = toPageId(id)
      if (pageId === null) return null
      const url = new URL(`page/${pageId}`, base)
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
        if (response.status === 404) return null
        if (!response.ok) throw new Error(`status ${response.status}`)
        return toBlockMap(await response.json())
      } catch (error) {
        throw new AppError('unavailable', `richtext: page ${pageId} could not be read`, {
          cause: error,
        })
      }
    },
  }
}

function toBlockMap(body: unknown): BlockMap {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Error('the answer is not a block map')
  }
  return body as BlockMap
}
