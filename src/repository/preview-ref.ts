import { REPOSITORY_NAME } from './repository-name.ts'

const PREVIEW_ADDRESS = /^https?:\/\/[^?#]*\/previews\/([\w-]+)/

/** The token in a preview URL; `null` if the ref is not a preview URL. */
export function findPreviewToken(ref: string): string | null {
  return PREVIEW_ADDRESS.exec(ref)?.[1] ?? null
}

/**
 * The address of a preview in Prismic's form, which front ends expect as token and cookie: some look for
 * `.prismic.io` in it, others for `websitePreviewId`. Nobody calls it.
 */
export function toPreviewAddress(token: string): string {
  return `https://${REPOSITORY_NAME}.prismic.io/previews/${token}?websitePreviewId=${REPOSITORY_NAME}`
}

/**
 * Prismic's client passes the whole preview cookie as the ref, URL-encoded or not: JSON with one entry per
 * previewed repository and a `_tracker`, or only the URL of the preview. Returns the ref of our
 * repository.
 */
export function toPlainRef(ref: string): string {
  const text = /^(%7B|https?%3A)/i.test(ref) ? decode(ref) : ref
  if (!text.startsWith('{')) return text
  const previews = previewEntries(text)
  const ours = previews.find(({ name }) => name.startsWith(`${REPOSITORY_NAME}.`))
  return (ours ?? previews[0])?.preview ?? ref
}

function previewEntries(json: string): { name: string; preview: string }[] {
  return Object.entries(parse(json)).flatMap(([name, session]) => {
    const preview = (session as { preview?: unknown } | null)?.preview
    return typeof preview === 'string' ? [{ name, preview }] : []
  })
}

// Cookies come from visitors: an invalid one is not a preview.
function parse(json: string): object {
  try {
    return JSON.parse(json) as object
  } catch {
    return {}
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
