import highlighter from 'highlight.js/lib/common'
import katex from 'katex'
import type { MarkupJob } from './markup.ts'

/** May take seconds for hostile code: see `service/markup-worker.ts`. */
export function toMarkup(job: MarkupJob): string | null {
  return job.kind === 'code'
    ? codeMarkup(job.code, job.language)
    : equationMarkup(job.tex, { isBlock: job.isBlock })
}

/** Highlights code as HTML with classes; `null` for an unknown language. */
function codeMarkup(code: string, language: string): string | null {
  if (!highlighter.getLanguage(language)) return null
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}

/** Longer than any real equation. The limit matters because the parser recurses at each brace. */
const MAX_LENGTH = 2000

/**
 * MathML, which browsers and screen readers understand without a stylesheet or script. `null` for an invalid
 * equation, which is then shown as written.
 */
function equationMarkup(tex: string, { isBlock }: { isBlock: boolean }): string | null {
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
