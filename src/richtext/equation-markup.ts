import katex from 'katex'

/** More than any sum in a page; the parser calls itself for each brace. */
const MAX_LENGTH = 2000

/**
 * MathML, which browsers show and screen readers read without a stylesheet or script. `null` for
 * what is no equation: it is then shown as it was written.
 */
export function equationMarkup(tex: string, { isBlock }: { isBlock: boolean }): string | null {
  if (tex.length > MAX_LENGTH) return null
  try {
    return katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      // No links, pictures or attributes of the writer's choice.
      trust: false,
      maxSize: 20,
    })
  } catch {
    // An editor's slip, or an attack on the parser: neither may cost the rest of the page.
    return null
  }
}
