import { mapRules } from './css-rules.ts'

/** Marks pages that were not in the document: see `ui/shell/app.tsx`. */
const LATE = '[data-late]'

/**
 * The stylesheet for what a document lacks, one line for each of the files `some`, so that the browser can leave out those that
 * the document has (`browser/all-styles.ts`). The first line has the custom properties of the styles that all documents
 * share: documents lack those that they do not use. Only late pages get them, because on the root they would make the browser
 * compute the style of everything again.
 */
export function toLateStyles(shared: string, some: readonly string[]): string {
  const lines = [propertiesOf(shared), ...some]
  if (lines.some((line) => line.includes('\n'))) throw new Error('build: a style has a line break')
  return lines.join('\n')
}

function propertiesOf(css: string): string {
  return mapRules(css, (selectors, declarations) => {
    const properties = declarations.filter((declaration) => declaration.startsWith('--'))
    // Below a late page these match nothing, because no page contains the root element. `toLate` handles `:root`.
    const late = splitList(selectors).filter((selector) => !selector.startsWith('html'))
    if (properties.length === 0 || late.length === 0) return ''
    return `${late.map(toLate).join()}{${properties.join(';')}}`
  })
}

/** Properties of the root move to the page. Others keep less weight than any rule that sets them again. */
function toLate(selector: string): string {
  if (selector === ':root') return LATE
  return selector.startsWith(':root') ? `${selector} ${LATE}` : `:where(${LATE} ${selector})`
}

/** At the commas outside parentheses. */
function splitList(selectors: string): string[] {
  const list: string[] = []
  let depth = 0
  for (const piece of selectors.split(',')) {
    if (depth > 0) list.push(`${list.pop()},${piece}`)
    else list.push(piece)
    depth += piece.split('(').length - piece.split(')').length
  }
  return list
}
