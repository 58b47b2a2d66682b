import { createHash } from 'node:crypto'
import type { InlineStyles } from '#lib/node/page-assets.ts'

/** The hash that allows an inline script or style in a content security policy. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

export function styleHashesOf({ first, rest }: InlineStyles): string[] {
  return [first, rest].map(inlineHash)
}
