export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.split(/\s+/).filter((word) => word !== '')
  if (wanted.length === 0) return text
  const pattern = new RegExp(`(${wanted.map((word) => RegExp.escape(word)).join('|')})`, 'i')
  // Every second part is a match.
  return text.split(pattern).map((part, place) => {
    const key = `${place} ${part}`
    return place % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>
  })
}
