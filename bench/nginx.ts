import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

type NginxOptions = {
  /** Everything that nginx writes is in here. */
  folder: string
  /** Served at `/`, compressed with brotli. */
  page: Buffer
  port: number
  /** A command in front of nginx, such as `taskset -c 0`. */
  pin?: string[]
}

export type Nginx = AsyncDisposable & { process: ChildProcess }

const READY_MS = 10_000
const STOP_MS = 5000

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
}

/** Starts an nginx that serves one compressed page. Resolves once it answers. */
export async function startNginx({ folder, page, port, pin = [] }: NginxOptions): Promise<Nginx> {
  const www = join(folder, 'www')
  mkdirSync(www, { recursive: true })
  writeFileSync(join(www, 'index.html'), page)
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, toConfig({ folder, www, port }))
  // `-e`: until the configuration is read, nginx logs to a file in /var/log.
  const [command = '', ...args] = [...pin, 'nginx', '-e', 'stderr', '-p', folder, '-c', config]
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const nginx = { process: server, [Symbol.asyncDispose]: () => stop(server) }
  try {
    await answers(server, port)
  } catch (error) {
    await stop(server)
    throw error
  }
  return nginx
}

/**
 * Names every path that nginx creates, because the defaults are in /run and /var. nginx deletes its pid
 * file when it ends, so that path must be a file of its own: as root, `pid /dev/null` removes the device.
 */
function toConfig({ folder, www, port }: { folder: string; www: string; port: number }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; worker_processes 1; error_log stderr emerg;
pid ${folder}/nginx.pid; lock_file ${folder}/nginx.lock;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${www}; location / { add_header content-encoding br; index index.html; } }
}
`
}

async function answers(server: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + READY_MS
  while (performance.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const isThere = await new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/' }, (message) => {
        message.resume()
        resolve(message.statusCode === 200)
      }).on('error', () => resolve(false))
    })
    if (isThere) return
    await delay(50)
  }
  throw new Error(`nginx does not answer on port ${port}`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const force = setTimeout(() => server.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(force)
}
