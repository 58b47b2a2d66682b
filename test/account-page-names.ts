import { createAccountPages } from '#routes/account/server/account-pages.ts'

export function accountPageNames(accounts: Parameters<typeof createAccountPages>[0]['accounts']) {
  const nothing = {} as never
  const rest = {
    details: nothing,
    data: nothing,
    proofs: nothing,
    reminders: nothing,
    findSearch: nothing,
    report: nothing,
  }
  return createAccountPages({ accounts, ...rest }).names
}
