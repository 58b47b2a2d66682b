/** As people in Singapore write theirs, or any with its country, in the form of E.164; `null` for else. */
export function toPhoneNumber(text: string): string | null {
  const plain = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^[3689]\d{7}$/.test(plain)) return `+65${plain}`
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null
}
