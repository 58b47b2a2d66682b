import { isRecord } from '#lib/is-record.ts'
import type { Problem, Rule } from './check.ts'

/** Pictures in groups such as `art`, and in rich text. Portraits beside a name are decoration and need none. */
export const pictureWithoutAlt: Rule = {
  name: 'picture-without-alt',
  severity: 'warns',
  advice: 'Say in a few words what the picture shows, for people who cannot see it.',
  check: ({ data }) =>
    Object.entries(data as Record<string, unknown>).flatMap(([name, value]) =>
      Array.isArray(value) ? value.flatMap((item, at) => problemOf(item, `${name}[${at}]`)) : [],
    ),
}

function problemOf(item: unknown, path: string): Problem[] {
  if (!isRecord(item)) return []
  const isImageBlock = item.type === 'image' && typeof item.url === 'string'
  const picture = isImageBlock ? item : item.image
  if (!isRecord(picture) || typeof picture.url !== 'string') return []
  const isDescribed = [picture.alt, item.alt].some((alt) => typeof alt === 'string' && alt.trim())
  return isDescribed ? [] : [{ path, message: `the picture of ${path} has no alternative text` }]
}
