import { mailPurposes } from '#lib/reminder-purposes.ts'
import { emailPreferencesSchema, nothingSchema } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import { defineAccountCallable } from './define-callable.ts'

const limit = { rate: 0.2, burst: 20 }

/** We send only what people ask for. */
export const readEmailPreferences = defineAccountCallable({
  name: 'readEmailPreferences',
  input: nothingSchema,
  limit,
  async run(_, { visitors, accountId }) {
    const given = await visitors.givenPurposes(accountId)
    return Object.fromEntries(mailPurposes.map((purpose) => [purpose, given.has(purpose)]))
  },
})

export const updateEmailPreferences = defineAccountCallable({
  name: 'updateEmailPreferences',
  input: emailPreferencesSchema,
  limit,
  async run(preferences, { visitors, accounts, accountId }) {
    // Without an address, people can still keep or end what they asked for before.
    const given = await visitors.givenPurposes(accountId)
    const isNew = mailPurposes.some((name) => preferences[name] && !given.has(name))
    if (isNew && !(await accounts.hasAddress(accountId))) {
      throw new CallableError('failed-precondition', 'This account has no e-mail address.')
    }
    await visitors.saveConsents(accountId, preferences)
    return preferences
  },
})
