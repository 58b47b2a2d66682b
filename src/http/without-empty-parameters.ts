/**
 * Forms also send their empty fields: `?q=&near=Bugis&sort=` means the same as `?near=Bugis`. The rest of the query
 * stays as written, so that a second call changes nothing.
 */
export function withoutEmptyParameters(search: string): string {
  if (!/=(&|$)/.test(search)) return search
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => !/^[^=]*=$/.test(parameter))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
