import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { socketAddressOf } from './caller-address.ts'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/
/** A proxy on the same machine comes from there too, but says that it asks for somebody else. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via']

/** With the token; where none is configured, whoever is on the machine itself. */
export function mayReadMetrics(c: Context, token: string | null): boolean {
  if (token !== null) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false
  return LOOPBACK.test(socketAddressOf(c) ?? '')
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
