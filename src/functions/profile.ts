import { nothingSchema, profileSchema } from '#visitor/schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.5, burst: 20 }

export const readProfile = defineAccountCallable({
  name: 'readProfile',
  input: nothingSchema,
  limit,
  run: async (_, { visitors, reports, accountId }) => ({
    ...(await visitors.profile(accountId)),
    reports: await reports.by(accountId),
  }),
})

export const updateProfile = defineAccountCallable({
  name: 'updateProfile',
  input: profileSchema,
  limit,
  async run(profile, { visitors, accountId }) {
    await visitors.saveProfile(accountId, profile)
    return profile
  },
})
