const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that XML cannot hold at all, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** For text and for attributes, in XML and in HTML. */
export function escapeXml(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
