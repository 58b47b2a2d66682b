import { formatDay } from '#lib/format-day.ts'
import * as paths from '#lib/paths.ts'

/** The content of a preview. */
export type PreviewNote = {
  /** Labels of releases. */
  releases: readonly string[]
  /** The simulated day in Singapore; `null` for today. */
  day: string | null
}

/** The bar above every preview page. Never hydrated, so it needs no script. */
export function PreviewBar({ note }: { note: PreviewNote }) {
  return (
    <aside className="preview-bar" aria-label="Preview">
      <p>
        You are seeing a preview: <b>{describe(note)}</b>. Visitors do not see it.
      </p>
      <a href={paths.exitPreview}>Leave the preview</a>
    </aside>
  )
}

function describe({ releases, day }: PreviewNote): string {
  const names = releases.map((name) => `“${name}”`)
  const what = names.length > 0 ? `with ${joinNames(names)}` : 'with what is published'
  return day === null ? `the site ${what}` : `the site on ${formatDay(day)}, ${what}`
}

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
