import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

type NginxOptions = { folder: string; page: string; port: number; pin: string[] }

/** nginx serving the same compressed file, for reference. Rejects when there is no nginx. */
export async function startNginx({ folder, page, port, pin }: NginxOptions): Promise<() => void> {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error) throw new Error('no nginx')
  const www = join(folder, 'www')
  mkdirSync(www, { recursive: true })
  writeFileSync(join(www, 'index.html'), await rawBytes(page))
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid /dev/null; error_log stderr emerg;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${www}; location / { add_header content-encoding br; index index.html; } }
}`,
  )
  const [command = '', ...args] = [...pin, 'nginx', '-c', config]
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return () => server.kill('SIGTERM')
}

async function rawBytes(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  for (;;) {
    const body = await new Promise<Buffer | null>((resolve) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, async (message) =>
        resolve(Buffer.concat(await message.toArray())),
      ).on('error', () => resolve(null))
    })
    if (body) return body
    await delay(200)
  }
}
