import { mailPurposes } from '#lib/reminder-purposes.ts'
import { emailPreferencesSchema, pushPreferencesSchema } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import { defineAccountCallable, defineAccountRead } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

export const readEmailPreferences = defineAccountRead(
  { name: 'readEmailPreferences', limit },
  async ({ visitors, accountId }) => {
    const given = await visitors.givenPurposes(accountId)
    return Object.fromEntries(mailPurposes.map((purpose) => [purpose, given.has(purpose)]))
  },
)

export const updateEmailPreferences = defineAccountCallable({
  name: 'updateEmailPreferences',
  input: emailPreferencesSchema,
  limit,
  async run(preferences, { visitors, accounts, accountId }) {
    // Without an address, people can still keep or end earlier choices.
    const given = await visitors.givenPurposes(accountId)
    const isNew = mailPurposes.some((name) => preferences[name] && !given.has(name))
    if (isNew && !(await accounts.hasAddress(accountId))) {
      throw new CallableError('failed-precondition', 'This account has no e-mail address.')
    }
    await visitors.saveConsents(accountId, preferences)
    return preferences
  },
})

/** Notifications on the account's devices, see `devices.ts`. */
export const readPushPreferences = defineAccountRead(
  { name: 'readPushPreferences', limit },
  async ({ visitors, accountId }) => {
    const given = await visitors.givenPurposes(accountId)
    return {
      followedBrands: given.has('pushFollowedBrands'),
      searches: given.has('pushSearches'),
      endingSoon: given.has('pushEndingSoon'),
    }
  },
)

export const updatePushPreferences = defineAccountCallable({
  name: 'updatePushPreferences',
  input: pushPreferencesSchema,
  limit,
  async run(preferences, { visitors, accountId }) {
    const { followedBrands, endingSoon, searches } = preferences
    await visitors.saveConsents(accountId, {
      pushFollowedBrands: followedBrands,
      pushEndingSoon: endingSoon,
      ...(searches !== undefined && { pushSearches: searches }),
    })
    return preferences
  },
})
