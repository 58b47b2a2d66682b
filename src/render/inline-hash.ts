import { createHash } from 'node:crypto'

/** The hash by which a content security policy knows an inline script or style. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
