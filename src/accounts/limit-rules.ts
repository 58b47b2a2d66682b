const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Rule = {
  /** How many may come at once. */
  burst: number
  /** After that, one per interval, in ms. */
  interval: number
}

const perHour = (count: number): Rule => ({ burst: count, interval: HOUR / count })

/**
 * What each lane allows. Counts apply to what was typed, with or without an account, so that a refusal does not
 * tell who has one. `by` is for browsers where the owner has signed in before, `with work` for browsers that sent a
 * proof of work, `for` and `to` for everyone else, counted by what they typed, and `from` for everyone else, counted
 * by network.
 */
export const rules = {
  /** Every form. A school or an office is one network. */
  'tries by': { burst: 60, interval: MINUTE / 6 },
  'tries with work from': { burst: 60, interval: MINUTE / 30 },
  'tries from': { burst: 60, interval: MINUTE / 6 },
  /** Forms of a signed-in account. */
  'tries of': { burst: 60, interval: MINUTE / 6 },
  /** Visits to another site to sign in. */
  'providers from': { burst: 60, interval: MINUTE / 6 },

  /** Wrong passwords. Strangers have two lanes: together 8 at once and 12 an hour. */
  'password by': { burst: 8, interval: 5 * MINUTE },
  'password with work for': { burst: 3, interval: 10 * MINUTE },
  'password for': { burst: 5, interval: 10 * MINUTE },
  /** Wrong current passwords of a signed-in account. */
  'password of': { burst: 8, interval: 5 * MINUTE },
  /** Wrong passwords of a pending sign-up, for each link. */
  'password of link': { burst: 8, interval: 5 * MINUTE },

  /**
   * Also protects the mailbox: strangers can trigger 6 e-mails at once and 6 an hour. The intervals are
   * shorter than the life of the links, so after a refusal the mailbox has a working link.
   */
  'link by': { burst: 3, interval: 10 * MINUTE },
  'link to': { burst: 2, interval: 15 * MINUTE },
  'reset by': { burst: 2, interval: 30 * MINUTE },
  'reset to': { burst: 2, interval: 45 * MINUTE },
  /** Sign-ups and changes of address. */
  'mail to': { burst: 2, interval: 90 * MINUTE },

  /** Nobody may use the site to flood mailboxes. */
  'mails by': { burst: 10, interval: 6 * MINUTE },
  'mails with work from': { burst: 30, interval: 2 * MINUTE },
  'mails from': { burst: 30, interval: 2 * MINUTE },
  'first mail from': { burst: 1, interval: HOUR },
  /** 1000 an hour in total. */
  'mails to known': perHour(200),
  'mails for work': perHour(200),
  'mails to first': perHour(300),
  'mails to others': perHour(300),

  /** Text messages cost money. */
  'text by': { burst: 2, interval: 30 * MINUTE },
  'text to': { burst: 3, interval: 20 * MINUTE },
  'texts by': { burst: 5, interval: 20 * MINUTE },
  'texts with work from': { burst: 10, interval: 10 * MINUTE },
  'texts from': { burst: 10, interval: 10 * MINUTE },
  'first text from': { burst: 1, interval: HOUR },
  /** 300 an hour in total; more would be someone spending our money. */
  'texts to known': perHour(60),
  'texts for work': perHour(60),
  'texts to first': perHour(90),
  'texts to others': perHour(90),
  /** Tries of one code, in the browser that asked for it. */
  'code for': { burst: 5, interval: 5 * MINUTE },

  /** The desk: opening links, signing in, and showing the second factor again. */
  'desk links from': { burst: 30, interval: MINUTE / 2 },
  'desk sign-ins from': { burst: 30, interval: MINUTE },
  'desk password by': { burst: 8, interval: 5 * MINUTE },
  'desk password for': { burst: 5, interval: 10 * MINUTE },
  'desk code of': { burst: 5, interval: 5 * MINUTE },
  /** Each challenge of a passkey is answered once. */
  'desk challenge of': { burst: 1, interval: 10 * MINUTE },
} as const satisfies Record<string, Rule>

export type LaneName = keyof typeof rules
