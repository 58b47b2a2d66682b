import { loadTypeface, type Typeface } from './typeface.ts'

/** The faces of the site, as `ui/tokens.css` sets them. */
export type CardFaces = { display: Typeface; text: Typeface }

export async function loadCardFaces(): Promise<CardFaces> {
  const [display, text] = await Promise.all([
    loadTypeface({
      files: ['latin', 'latin-ext'].map(
        (part) =>
          `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wdth-normal.woff2`,
      ),
      axes: { wght: 780, wdth: 86 },
      tracking: -0.018,
    }),
    loadTypeface({
      files: ['latin', 'latin-ext'].map(
        (part) =>
          `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`,
      ),
      axes: { wght: 640 },
      tracking: 0,
    }),
  ])
  return { display, text }
}
