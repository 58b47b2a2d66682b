/** Databases limit the number of parameters per statement. */
const BATCH = 100

export function batches<Item>(items: readonly Item[], size = BATCH): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
