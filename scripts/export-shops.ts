import { escapeXml } from '../src/lib/node/escape-xml.ts'

/** The links to shops in a document, see `/go/{id}`. */
export function shopPaths(html: string): string[] {
  return [...html.matchAll(/ href="(\/go\/[\w-]+)"/g)].map(([, path = '']) => path)
}

/** A static host cannot redirect, so a page does. */
export function toForward(location: string): Buffer {
  const href = escapeXml(location)
  return Buffer.from(
    `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="robots" content="noindex"><title>To the shop</title><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">To the shop</a>`,
  )
}
