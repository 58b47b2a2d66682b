/** Keeps some declarations of minified styles. Rules and conditions that lose all of theirs go too. */
export function keepDeclarations(css: string, isKept: (declaration: string) => boolean): string {
  return mapRules(css, (selectors, declarations) => {
    const kept = declarations.filter(isKept)
    return kept.length === 0 ? '' : `${selectors}{${kept.join(';')}}`
  })
}

/** `toRule` may return nothing for a rule. Conditions around nothing go too. */
export function mapRules(
  css: string,
  toRule: (selectors: string, declarations: string[]) => string,
): string {
  const mapped = css.replace(/([^{};]*)\{([^{}]*)\}/g, (_, selectors: string, body: string) =>
    toRule(selectors, body.split(';')),
  )
  return dropEmpty(mapped)
}

function dropEmpty(css: string): string {
  const fuller = css.replace(/@[^{};]*\{\}/g, '')
  return fuller === css ? css : dropEmpty(fuller)
}
