/** `within 1.5 km` → `Within 1.5 km` */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
