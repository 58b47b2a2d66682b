import type { AccountUser } from '#db/account-users.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Proofs } from './proofs.ts'
import type { Visit } from './visit.ts'

/** Who sends a form, as far as limits are concerned. */
export type Asker = {
  /** The browser, when the owner of the account that the form is about has signed in there before. */
  known: { browser: string; userId: string } | null
  /** A proof of work came with the form. */
  hasWorked: boolean
  /** The network. */
  address: string
}

type AskersOptions = { browsers: KnownBrowsers; proofs: Proofs }

export type Askers = ReturnType<typeof createAskers>

export function createAskers({ browsers, proofs }: AskersOptions) {
  return {
    /** `findUser` finds the account that the form is about; nobody's address is nobody's browser. */
    async find(
      { headers, form, address }: Visit,
      findUser: () => Promise<AccountUser | null>,
    ): Promise<Asker> {
      const known = browsers.has(headers) ? await browsers.find(headers, await findUser()) : null
      return { known, hasWorked: await proofs.take(form), address }
    },
  }
}
