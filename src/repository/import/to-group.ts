import type { AnyRegularField, GroupField } from '@prismicio/client'

/** Prismic's type tells empty groups from filled ones, which a computed array cannot show. */
export function toGroup<Item extends Record<string, AnyRegularField>>(
  items: readonly Item[],
): GroupField<Item> {
  return items as unknown as GroupField<Item>
}
