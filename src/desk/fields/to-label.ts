import { upperFirst } from '#lib/upper-first.ts'

/** `price_now` → `Price now` */
export function toLabel(name: string): string {
  return upperFirst(name.replaceAll('_', ' '))
}
