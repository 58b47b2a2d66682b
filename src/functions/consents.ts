import type { Database } from '#db/database.ts'
import { consentRows, saveConsentRows } from '#db/visitor-details.ts'

/** What an account has agreed to be sent. */
export function createConsents({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Every decision and its time, as the record of consent. */
    consents: async (accountId: string) =>
      (await consentRows(db, accountId)).map(({ purpose, is_given, decided_at }) => ({
        purpose,
        isGiven: is_given === 1,
        decidedAt: decided_at,
      })),
    givenPurposes: async (accountId: string): Promise<Set<string>> => {
      const given = (await consentRows(db, accountId)).filter(({ is_given }) => is_given === 1)
      return new Set(given.map(({ purpose }) => purpose))
    },
    async saveConsents(accountId: string, decisions: Record<string, boolean>): Promise<void> {
      const rows = Object.entries(decisions).map(([purpose, isGiven]) => ({
        account_id: accountId,
        purpose,
        is_given: isGiven ? 1 : 0,
        decided_at: now().toISOString(),
      }))
      await saveConsentRows(db, rows)
    },
  }
}
