import * as paths from '#lib/paths.ts'

/** What lets calls speak for whoever is signed in; good for some minutes. */
export type AccountKey = { accountId: string; token: string; expiresAt: number }

/** Asked for again a little before it is over. */
const MARGIN_MS = 30_000

/** `null`: nobody is signed in any more. Throws when the server cannot be reached. */
export function createAccountKey(): () => Promise<AccountKey | null> {
  let key: Promise<AccountKey | null> | null = null
  let expiresAt = 0

  async function ask(): Promise<AccountKey | null> {
    const answer = await fetch(paths.account('token'), { method: 'POST' })
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`the server said ${answer.status}`)
    const found: AccountKey = await answer.json()
    expiresAt = Date.now() + lifetimeOf(found, answer)
    return found
  }

  return () => {
    if (key === null || Date.now() > expiresAt - MARGIN_MS) {
      expiresAt = Number.POSITIVE_INFINITY
      key = ask().catch((error) => {
        key = null
        throw error
      })
    }
    return key
  }
}

/** By the server's clock: that of the device may be wrong by hours. */
function lifetimeOf({ expiresAt }: AccountKey, answer: Response): number {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return expiresAt - (Number.isNaN(date) ? Date.now() : date)
}
