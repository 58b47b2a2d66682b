/** `Food desk` → `FD`, `Ann` → `A`. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0],
  )
  return letters.join('').toUpperCase()
}
