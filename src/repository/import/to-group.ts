import type { AnyRegularField, GroupField } from '@prismicio/client'

/** Prismic's type distinguishes empty and filled groups, which a computed array cannot express. */
export function toGroup<Item extends Record<string, AnyRegularField>>(
  items: readonly Item[],
): GroupField<Item> {
  return items as unknown as GroupField<Item>
}
