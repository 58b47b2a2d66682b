import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { socketAddressOf } from './caller-address.ts'

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/
const LOOPBACK_HOST = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/
/** A proxy on the same machine comes from there too, but most say that they ask for somebody else. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|cf-connecting-ip|forwarded|via)$/

type MetricsAccess = {
  /** `null`: whoever is on the machine itself, as long as the site is for nobody else. */
  token: string | null
  siteUrl: URL
}

export function mayReadMetrics(c: Context, { token, siteUrl }: MetricsAccess): boolean {
  if (token !== null) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  // A public site has something in front of it, which may add no header at all.
  if (!LOOPBACK_HOST.test(siteUrl.hostname)) return false
  if (c.req.raw.headers.keys().some((name) => FORWARDED.test(name))) return false
  return LOOPBACK_ADDRESS.test(socketAddressOf(c) ?? '')
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
