import type { InlineStyles } from '../src/lib/node/page-assets.ts'
import { keepDeclarations } from './css-rules.ts'

/**
 * Shortens the styles of a document: custom properties that nothing uses go, and those that only the rest uses move there.
 * `scripts` are texts that use properties too.
 */
export function shortenStyles(styles: InlineStyles, scripts: string): InlineStyles {
  return moveLateProperties(dropUnusedProperties(styles, scripts))
}

/** Most tokens belong to few pages. One that is used only by another one goes in the next round. */
function dropUnusedProperties({ first, rest }: InlineStyles, scripts: string): InlineStyles {
  const used = new Set(namesUsedIn(first + rest + scripts))
  const isUsed = (declaration: string) => !isProperty(declaration) || used.has(nameOf(declaration))
  const kept = { first: keepDeclarations(first, isUsed), rest: keepDeclarations(rest, isUsed) }
  const isDone = kept.first === first && kept.rest === rest
  return isDone ? kept : dropUnusedProperties(kept, scripts)
}

/** The header does not wait for properties that only the page uses. They stay in their order, before all that uses them. */
function moveLateProperties({ first, rest }: InlineStyles): InlineStyles {
  const needed = namesNeededBy(first)
  const isLate = (declaration: string) =>
    isProperty(declaration) && !needed.has(nameOf(declaration))
  return {
    first: keepDeclarations(first, (declaration) => !isLate(declaration)),
    rest: keepDeclarations(first, isLate) + rest,
  }
}

/** Those that its rules use, directly or by other properties. */
function namesNeededBy(css: string): Set<string> {
  const needed = new Set(namesUsedIn(keepDeclarations(css, (one) => !isProperty(one))))
  // A set also visits what is added meanwhile.
  for (const name of needed) {
    const values = keepDeclarations(css, (one) => isProperty(one) && nameOf(one) === name)
    for (const used of namesUsedIn(values)) needed.add(used)
  }
  return needed
}

const isProperty = (declaration: string) => declaration.startsWith('--')

const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'))

function namesUsedIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
}
