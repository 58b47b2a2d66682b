/**
 * A form sends its empty fields too: `?q=&near=Bugis&sort=` asks for the same as `?near=Bugis`. The rest of
 * the query stays as it was written, so that there is nothing more to leave out the second time.
 */
export function withoutEmptyParameters(search: string): string {
  if (!/=(&|$)/.test(search)) return search
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => !/^[^=]*=$/.test(parameter))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
