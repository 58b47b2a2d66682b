import { nothingSchema, pushPreferencesSchema } from '#visitor/schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

/** The notifications for the account's devices, see `devices.ts`. */
export const readPushPreferences = defineAccountCallable({
  name: 'readPushPreferences',
  input: nothingSchema,
  limit,
  async run(_, { visitors, accountId }) {
    const given = await visitors.givenPurposes(accountId)
    return {
      followedBrands: given.has('pushFollowedBrands'),
      endingSoon: given.has('pushEndingSoon'),
    }
  },
})

export const updatePushPreferences = defineAccountCallable({
  name: 'updatePushPreferences',
  input: pushPreferencesSchema,
  limit,
  async run({ followedBrands, endingSoon }, { visitors, accountId }) {
    const decisions = { pushFollowedBrands: followedBrands, pushEndingSoon: endingSoon }
    await visitors.saveConsents(accountId, decisions)
    return { followedBrands, endingSoon }
  },
})
