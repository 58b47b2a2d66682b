// The document brings the answers that its page asks for first (`http/desk-document.ts`). Each is used once: a second
// request needs a fresh answer.

/** The maximum age of an embedded answer. */
const FRESH_MS = 10_000

/** The answer to a GET below `/desk/api`; `null` if the document has not brought it. */
export function findFirstAnswer<Answer>(path: string): Answer | null {
  const text = findBlock(path)?.textContent
  return text ? (JSON.parse(text) as Answer) : null
}

/** Returns whether it was there. */
export function forgetFirstAnswer(path: string): boolean {
  const block = findBlock(path)
  block?.remove()
  return block !== null
}

function findBlock(path: string): Element | null {
  if (performance.now() > FRESH_MS) return null
  return document.querySelector(`script[data-read="${CSS.escape(path)}"]`)
}
