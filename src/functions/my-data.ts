import { deleteAccountSchema, nothingSchema } from '#lib/visitor-schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

/** Everything that is kept about the caller, in a form that people and programs can read. */
export const exportMyData = defineAccountCallable({
  name: 'exportMyData',
  input: nothingSchema,
  limit: { rate: 1 / 60, burst: 5 },
  async run(_, { visitors, reports, accounts, accountId }) {
    const { favourites, following } = await visitors.find(accountId)
    return {
      account: await accounts.exportAccount(accountId),
      profile: await visitors.profile(accountId),
      favDealsObj: Object.fromEntries([...favourites].map(([id, { value }]) => [id, value])),
      followingArray: [...following.keys()],
      devices: await visitors.devices(accountId),
      consents: await visitors.consents(accountId),
      reports: await reports.by(accountId),
    }
  },
})

/** The account goes last: while it is there, a call that failed half-way can be made again. */
export const deleteMyAccount = defineAccountCallable({
  name: 'deleteMyAccount',
  input: deleteAccountSchema,
  limit: { rate: 1 / 60, burst: 5 },
  async run(_, { visitors, reports, accounts, accountId }) {
    await reports.removeBy(accountId)
    await visitors.remove(accountId)
    await accounts.deleteAccount(accountId)
    return { isDeleted: true }
  },
})
