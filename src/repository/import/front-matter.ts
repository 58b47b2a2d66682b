import { isMap, LineCounter, parseDocument } from 'yaml'
import type { ReportFault } from './fault.ts'

export type FrontMatter = {
  values: Record<string, unknown>
  /** The line of the value at `path`; `null` if there is none. */
  lineOf: (path: readonly (string | number)[]) => number | null
  body: string
  /** The first line of the body. */
  bodyLine: number
}

const FENCED = /^---\n([\s\S]*?)\n?---(?:\n|$)/
const FIRST_LINE = 2

/** Reports and returns `null` without valid front matter. */
export function parseFrontMatter(text: string, report: ReportFault): FrontMatter | null {
  const source = text.replaceAll('\r\n', '\n')
  const fenced = FENCED.exec(source)
  if (!fenced) {
    report('must begin with front matter between two lines of ---', 1)
    return null
  }
  const lines = new LineCounter()
  const yaml = parseDocument(fenced[1] ?? '', { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + FIRST_LINE - 1
  for (const error of yaml.errors) report(firstLine(error.message), lineAt(error.pos[0]))
  if (yaml.errors.length > 0) return null
  if (!isMap(yaml.contents)) {
    report('front matter must be a list of fields', FIRST_LINE)
    return null
  }
  return {
    values: yaml.toJS() as Record<string, unknown>,
    lineOf(path) {
      const node = yaml.getIn(path, true) as { range?: [number, number, number] } | undefined
      return node?.range ? lineAt(node.range[0]) : null
    },
    body: source.slice(fenced[0].length),
    bodyLine: fenced[0].split('\n').length,
  }
}

// The YAML parser adds a drawing of the position, which the line number already gives.
function firstLine(message: string): string {
  return message.split('\n')[0] ?? message
}
