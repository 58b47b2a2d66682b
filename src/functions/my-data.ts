import { deleteAccountSchema } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import {
  type CallableServices,
  defineAccountCallable,
  defineAccountRead,
} from './define-callable.ts'
import { toPlainState } from './visitor-document.ts'

const limit = { rate: 1 / 60, burst: 5 }

/** Everything we store about a person, readable by people and programs. */
export async function exportData(services: CallableServices, accountId: string) {
  const { visitors, reports, accounts } = services
  return {
    account: await accounts.exportAccount(accountId),
    profile: await visitors.profile(accountId),
    ...toPlainState(await visitors.find(accountId)),
    devices: await visitors.devices(accountId),
    consents: await visitors.consents(accountId),
    searches: await visitors.searches(accountId),
    reports: await reports.by(accountId),
  }
}

/**
 * Ends the sessions first, so that no device writes meanwhile. Removes the account last: while it exists,
 * its owner can sign in and try again after a failure.
 */
export async function deleteData(services: CallableServices, accountId: string): Promise<void> {
  const { visitors, reports, accounts } = services
  const removeRows = async () => {
    await reports.removeBy(accountId)
    await visitors.remove(accountId)
  }
  await accounts.disable(accountId)
  try {
    await removeRows()
    await accounts.deleteAccount(accountId)
  } catch (error) {
    await accounts.enable(accountId)
    throw error
  }
  // A call that began earlier may have written meanwhile.
  await removeRows()
}

export const exportMyData = defineAccountRead({ name: 'exportMyData', limit }, (call) =>
  exportData(call, call.accountId),
)

export const deleteMyAccount = defineAccountCallable({
  name: 'deleteMyAccount',
  input: deleteAccountSchema,
  limit,
  async run(_, call) {
    // An unattended browser must not be enough.
    if (!call.isRecent) {
      throw new CallableError('failed-precondition', 'Sign in again first.', {
        reason: 'not-recent',
      })
    }
    await deleteData(call, call.accountId)
    return { isDeleted: true }
  },
})
