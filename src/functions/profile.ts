import { profileSchema } from '#visitor/schemas.ts'
import { defineAccountCallable, defineAccountRead } from './define-callable.ts'

const limit = { rate: 0.5, burst: 20 }

export const readProfile = defineAccountRead(
  { name: 'readProfile', limit },
  async ({ visitors, reports, accountId }) => ({
    ...(await visitors.profile(accountId)),
    reports: await reports.by(accountId),
  }),
)

export const updateProfile = defineAccountCallable({
  name: 'updateProfile',
  input: profileSchema,
  limit,
  async run(profile, { visitors, accountId }) {
    await visitors.saveProfile(accountId, profile)
    return profile
  },
})
