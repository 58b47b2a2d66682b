/** `Food deals | Lobang`; a title that already has the name stays as it is. */
export function fullTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}
