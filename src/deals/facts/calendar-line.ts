const LONGEST_LINE = 75

/** A line of an iCalendar file. Text is escaped; a value of another type is taken `as it is`. */
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
      // Other control characters have no place in a calendar.
      .replace(/\p{Cc}/gu, ' ')
  )
}

/** Lines are 75 bytes at most: longer ones go on after a break and a space, never within a letter. */
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
