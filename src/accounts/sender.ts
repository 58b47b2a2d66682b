import type { AccountUser } from '#db/account-users.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Proofs } from './proofs.ts'
import type { Visit } from './visit.ts'

/** Who sent a form, as the limits see it. */
export type Sender = {
  /** The browser, if the account's owner has signed in with it before. */
  known: { browser: string; userId: string } | null
  /** A proof of work came with the form. */
  hasWorked: boolean
  /** The network. */
  address: string
}

type SendersOptions = { browsers: KnownBrowsers; proofs: Proofs }

export function createSenders({ browsers, proofs }: SendersOptions) {
  return {
    /** `findUser` finds the account that the form is about. Without an account no browser is known. */
    async find(
      { headers, form, address }: Visit,
      findUser: () => Promise<AccountUser | null>,
    ): Promise<Sender> {
      const known = browsers.has(headers) ? await browsers.find(headers, await findUser()) : null
      return { known, hasWorked: await proofs.take(form), address }
    },
  }
}
