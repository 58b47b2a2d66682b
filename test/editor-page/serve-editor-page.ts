import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
/** As strict as the desk's. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'"
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const PICKS = [
  {
    id: 'd1',
    type: 'deal',
    uid: 'durian',
    lang: 'en-sg',
    title: 'Durian tasting for two',
    thumb: null,
  },
  { id: 'd2', type: 'deal', uid: 'kilo', lang: 'en-sg', title: '$4 off per kilo', thumb: null },
]

/** A page with the desk's editors alone, and a desk that finds two deals. */
export async function serveEditorPage() {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-editors-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'editor-page.tsx'),
        output: { entryFileNames: 'page.js' },
      },
      cssCodeSplit: false,
      assetsInlineLimit: 0,
    },
  })
  const styles = await findStyles(folder)
  const server = createServer(async (asked, response) => {
    const path = new URL(asked.url ?? '/', 'http://local').pathname
    response.setHeader('content-security-policy', POLICY)
    if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editors</title><link rel="stylesheet" href="/${styles}"><script type="module" src="/page.js"></script><body></body></html>`,
      )
    }
    // Browsers ask for it.
    if (path === '/favicon.ico') return response.writeHead(204).end()
    if (path === '/desk/api/pick') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ picks: PICKS }))
    }
    const body = await readFile(join(folder, path)).catch(() => null)
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'font/woff2' })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

async function findStyles(folder: string): Promise<string> {
  const { readdir } = await import('node:fs/promises')
  const files = await readdir(folder, { recursive: true })
  const found = files.find((file) => file.endsWith('.css'))
  if (!found) throw new Error('The page of editors has no styles.')
  return found
}
