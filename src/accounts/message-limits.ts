import { AccountProblem } from './account-problem.ts'
import type { LaneName } from './limit-rules.ts'
import type { Lane, Limits, TakenTurn } from './limits.ts'
import type { Sender } from './sender.ts'

type Kind = 'mail' | 'text'

/** The recipient's lanes: that of known browsers, if there is one, and that of everyone else. */
type Target = { by: LaneName | null; to: LaneName; of: string }

const networkLanes = {
  mail: { by: 'mails by', worked: 'mails with work from', from: 'mails from' },
  text: { by: 'texts by', worked: 'texts with work from', from: 'texts from' },
} as const

const sharesOfAll = {
  mail: {
    known: 'mails to known',
    worked: 'mails for work',
    first: 'mails to first',
    others: 'mails to others',
  },
  text: {
    known: 'texts to known',
    worked: 'texts for work',
    first: 'texts to first',
    others: 'texts to others',
  },
} as const

const firstLanes = { mail: 'first mail from', text: 'first text from' } as const

/** Limits e-mails and texts: per network, per recipient and in total. */
export function createMessageLimits(limits: Limits) {
  const { findTurn, getTurn } = limits

  function lanesOfNetwork(kind: Kind, { known, hasWorked, address }: Sender): Lane[] {
    const { by, worked, from } = networkLanes[kind]
    return [
      ...(known ? [{ name: by, of: known.userId }] : []),
      ...(hasWorked ? [{ name: worked, of: address }] : []),
      { name: from, of: address },
    ]
  }

  /** A network that has not asked for an hour has a share of its own: few strangers have hundreds of networks. */
  async function lanesOf(kind: Kind, { known, hasWorked, address }: Sender): Promise<Lane[]> {
    const shares = sharesOfAll[kind]
    const isFirst = !('waitMs' in (await findTurn([{ name: firstLanes[kind], of: address }])))
    return [
      ...(known ? [{ name: shares.known, of: '' }] : []),
      ...(hasWorked ? [{ name: shares.worked, of: '' }] : []),
      ...(isFirst ? [{ name: shares.first, of: '' }] : []),
      { name: shares.others, of: '' },
    ]
  }

  /**
   * Counts a message. `null` when the recipient got enough lately. Throws `too-many` when the network, or everyone
   * together, has asked for too many; then the recipient's count stays as it was.
   */
  async function take(kind: Kind, target: Target, sender: Sender): Promise<TakenTurn | null> {
    const { by, to, of } = target
    await getTurn(lanesOfNetwork(kind, sender), sender)
    // Counted by account, since each sign-in makes a new browser id.
    const own: Lane[] = by && sender.known ? [{ name: by, of: sender.known.userId }] : []
    const turn = await findTurn([...own, { name: to, of }])
    if ('waitMs' in turn) return null
    try {
      await getTurn(await lanesOf(kind, sender), sender)
    } catch (error) {
      await turn.giveBack()
      throw error
    }
    return turn
  }

  return {
    takeLink: (email: string, sender: Sender) =>
      take('mail', { by: 'link by', to: 'link to', of: email }, sender),
    takeReset: (email: string, sender: Sender) =>
      take('mail', { by: 'reset by', to: 'reset to', of: email }, sender),
    /** Throws `mails-enough`. */
    async takeMail(email: string, sender: Sender): Promise<void> {
      const turn = await take('mail', { by: null, to: 'mail to', of: email }, sender)
      if (!turn) throw new AccountProblem('mails-enough')
    },
    takeText: (phone: string, sender: Sender) =>
      take('text', { by: 'text by', to: 'text to', of: phone }, sender),
    /** The next link need not wait, after one was used or all became void. */
    forgetLinks: (email: string) =>
      limits.forget({ name: 'link to', of: email }, { name: 'reset to', of: email }),
  }
}
