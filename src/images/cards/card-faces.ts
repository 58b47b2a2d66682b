import { loadTypeface, type Typeface } from './typeface.ts'

/** The faces of the site, as `ui/tokens.css` sets them. */
export type CardFaces = { display: Typeface; text: Typeface }

export async function loadCardFaces(): Promise<CardFaces> {
  const [display, text] = await Promise.all([
    loadTypeface({
      files: filesOf('bricolage-grotesque', 'wdth'),
      axes: { wght: 780, wdth: 86 },
      tracking: -0.018,
    }),
    loadTypeface({
      files: filesOf('hanken-grotesk', 'wght'),
      axes: { wght: 640 },
      tracking: 0,
    }),
  ])
  return { display, text }
}

function filesOf(name: string, axes: 'wdth' | 'wght'): string[] {
  const folder = `@fontsource-variable/${name}/files`
  return ['latin', 'latin-ext'].map((part) => `${folder}/${name}-${part}-${axes}-normal.woff2`)
}
