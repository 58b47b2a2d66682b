import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { startNginx } from '../nginx.ts'

/** The page, as bytes that nobody unpacks. */
const PAGE_BYTES = 16_000

/**
 * A server that nobody attacks, beside the site, with the priority of its front: what happens to its answers is the
 * machine's doing. An nginx with one file.
 */
export async function startControlServer(): Promise<AsyncDisposable & { url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-control-'))
  const port = await freePort()
  const page = Buffer.alloc(PAGE_BYTES, 'a')
  const nginx = await startNginx({ folder, page, port, pin: ['nice', '-n', '-10'] })
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
