const NOT_WORD = /[^a-z0-9]+/g
const MARKS = /\p{Mark}/gu

/** `Beauty trial packages: enjoy the facial` → `beauty-trial-packages-enjoy-the-facial` */
export function toSlug(title: string): string {
  const plain = title.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return plain.replace(NOT_WORD, ' ').trim().replaceAll(' ', '-')
}
