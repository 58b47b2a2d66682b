/** Mail to it goes nowhere, by the standard: for accounts without an address, who need one in the table. */
export const NOWHERE = '.invalid'

/** Whether it stands for an address that the account does not have, whatever else the table says of it. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith(NOWHERE)
}
