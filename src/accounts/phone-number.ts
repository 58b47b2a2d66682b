/** The E.164 form of a Singapore number, or of any number with its country code; `null` for other text. */
export function toPhoneNumber(text: string): string | null {
  const plain = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^[3689]\d{7}$/.test(plain)) return `+65${plain}`
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null
}
