import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type Answer, REVALIDATE } from './answer.ts'

/** 301 for pages that were renamed, which is what crawlers expect; 308 for other forms of the same address. */
export function redirect(location: string, status: 301 | 308 = 308): Response {
  return new Response(null, { status, headers: { location, 'cache-control': REVALIDATE } })
}

/** Whether the connection has closed. There is none if the app is called without a server. */
export function isGone(c: Context): boolean {
  return (c.env as Partial<HttpBindings> | undefined)?.outgoing?.destroyed ?? false
}

export function withoutRobots(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

export function notThere(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

export function wrongMethod(): Response {
  const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' }
  return new Response('Method not allowed', { status: 405, headers })
}

export function send({ status, headers, body }: Answer): Response {
  return new Response(body ? new Uint8Array(body) : null, { status, headers })
}
