import { toPathName } from './to-api-asset.ts'

/** A header that lets browsers save a file, never show it. The plain name is for old ones. */
export function toDisposition(filename: string | null): string {
  if (filename === null) return 'attachment'
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${toPathName(filename) || 'file'}"; filename*=UTF-8''${encoded}`
}
