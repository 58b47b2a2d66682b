const LONGEST = 60

/** A title as an address: `1-for-1 Kopi & toast!` → `1-for-1-kopi-toast`. */
export function toUid(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const text = (words ?? []).join('-')
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/-[^-]*$/, '')
}
