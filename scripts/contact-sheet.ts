export type Shot = {
  state: string
  file: string
  width: number
  theme: 'light' | 'dark'
  /** The design's picture of it. */
  mock: string | null
}

/** A page with all screenshots, one row per state; each links to its full size. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ state }) => state)
  const sections = [...rows].map(
    ([state, row]) =>
      `<section><h2>${escapeHtml(state)}</h2><div>${row.map(figures).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page, ${shots.length} pictures</title>
<style>
body { margin: 24px; background: #777; font: 16px/1.4 system-ui, sans-serif; }
h2 { position: sticky; top: 0; margin: 0; padding: 8px 0; background: #777; font-size: 16px; }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto; padding-bottom: 32px; }
figure { flex: none; margin: 0; }
img { display: block; height: 640px; }
</style>
${sections.join('\n')}
</html>
`
}

function figures({ file, width, theme, mock }: Shot): string {
  const look = `${width} px, ${theme}`
  return (mock ? figure(mock, `design, ${look}`) : '') + figure(file, look)
}

function figure(file: string, name: string): string {
  return `<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
