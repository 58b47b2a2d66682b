import katex from 'katex'

/** Longer than any real equation. The limit matters because the parser recurses at each brace. */
const MAX_LENGTH = 2000

/**
 * MathML, which browsers and screen readers understand without a stylesheet or script. `null` for an invalid
 * equation, which is then shown as written.
 */
export function equationMarkup(tex: string, { isBlock }: { isBlock: boolean }): string | null {
  if (tex.length > MAX_LENGTH) return null
  try {
    return katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      // Allows no links, pictures or attributes from the text.
      trust: false,
      maxSize: 20,
    })
  } catch {
    // A mistake or an attack must not break the rest of the page.
    return null
  }
}
