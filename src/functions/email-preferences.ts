import { emailPreferencesSchema, nothingSchema } from '#lib/visitor-schemas.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

/** Nothing is sent unless it was asked for. */
const nothingAgreed = { weeklyDigest: false, followedBrands: false, endingSoon: false }

export const readEmailPreferences = defineAccountCallable({
  name: 'readEmailPreferences',
  input: nothingSchema,
  limit,
  async run(_, { visitors, accountId }) {
    const consents = await visitors.consents(accountId)
    const decided = consents
      .filter(({ purpose }) => Object.hasOwn(nothingAgreed, purpose))
      .map(({ purpose, isGiven }) => [purpose, isGiven])
    return { ...nothingAgreed, ...Object.fromEntries(decided) }
  },
})

export const updateEmailPreferences = defineAccountCallable({
  name: 'updateEmailPreferences',
  input: emailPreferencesSchema,
  limit,
  async run(preferences, { visitors, accountId }) {
    await visitors.saveConsents(accountId, preferences)
    return preferences
  },
})
