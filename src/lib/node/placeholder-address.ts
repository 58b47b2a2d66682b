/** A reserved domain that receives no e-mail. Accounts without an address need a value in the table. */
export const NOWHERE = '.invalid'

/** Whether it is a placeholder for a missing address, even if it is marked as verified. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith(NOWHERE)
}
