const LONGEST_LINE = 75

/** A line of an iCalendar file. Text is escaped; values of other types are written `as it is`. */
export function calendarLine(
  name: string,
  value: string,
  how: 'text' | 'as it is' = 'text',
): string {
  return fold(`${name}:${how === 'text' ? escapeText(value) : value.replace(/[\r\n]+/g, '')}`)
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n?|\n/g, '\\n')
      // The format allows no other control characters.
      .replace(/\p{Cc}/gu, ' ')
  )
}

/** Folds lines longer than 75 bytes with a line break and a space, never inside a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let room = LONGEST_LINE
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (size > room) {
      lines.push(current)
      current = ' '
      room = LONGEST_LINE - 1
    }
    current += letter
    room -= size
  }
  return [...lines, current].join('\r\n')
}
