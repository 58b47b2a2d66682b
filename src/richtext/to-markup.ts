import { codeMarkup } from './code-markup.ts'
import { equationMarkup } from './equation-markup.ts'
import type { MarkupJob } from './markup.ts'

/** May take seconds for hostile code: see `service/markup-worker.ts`. */
export function toMarkup(job: MarkupJob): string | null {
  return job.kind === 'code'
    ? codeMarkup(job.code, job.language)
    : equationMarkup(job.tex, { isBlock: job.isBlock })
}
