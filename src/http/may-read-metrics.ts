import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { socketAddressOf } from './caller-address.ts'

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/
const LOOPBACK_HOST = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/
/** A proxy on the same machine also connects locally, but most add one of these headers. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|cf-connecting-ip|forwarded|via)$/

type MetricsAccess = {
  /** `null`: only callers on the machine itself, and only if the site is not public. */
  token: string | null
  siteUrl: URL
}

export function mayReadMetrics(c: Context, { token, siteUrl }: MetricsAccess): boolean {
  if (token !== null) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  // A proxy in front of a public site may add no header at all.
  if (!LOOPBACK_HOST.test(siteUrl.hostname)) return false
  if (c.req.raw.headers.keys().some((name) => FORWARDED.test(name))) return false
  return LOOPBACK_ADDRESS.test(socketAddressOf(c) ?? '')
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
