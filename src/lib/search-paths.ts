/** Not in `paths.ts`, which every page loads: only who types a search needs it. */
export const searchPaths = {
  suggest: () => '/search/suggest',
}
