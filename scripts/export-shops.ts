import { escapeXml } from '../src/lib/escape-xml.ts'

/** The addresses in a document that lead to shops, see `/go/{id}`. */
export function shopPaths(html: string): string[] {
  return [...html.matchAll(/ href="(\/go\/[\w-]+)"/g)].map(([, path = '']) => path)
}

/** A host of files cannot redirect, so a page does. */
export function toForward(location: string): Buffer {
  const href = escapeXml(location)
  return Buffer.from(
    `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="robots" content="noindex"><title>To the shop</title><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">To the shop</a>`,
  )
}
