const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Rule = {
  /** How many at once. */
  burst: number
  /** Then one in each interval, in ms. */
  interval: number
}

const perHour = (count: number): Rule => ({ burst: count, interval: HOUR / count })

/**
 * What each lane allows. What is typed counts, whether or not it belongs to somebody: a refusal must not tell
 * who has an account. `by` is for browsers in which the owner has signed in before, `with work` for somebody whose
 * browser has brought a proof, `for` and `to` everybody else, counted by what they typed, and `from` everybody
 * else, counted by network.
 */
export const rules = {
  /** Everything that is sent. A school or an office is one network. */
  'tries by': { burst: 60, interval: MINUTE / 6 },
  'tries with work from': { burst: 60, interval: MINUTE / 30 },
  'tries from': { burst: 60, interval: MINUTE / 6 },
  /** By whoever is signed in. */
  'tries of': { burst: 60, interval: MINUTE / 6 },
  /** Of going on to another site to sign in. */
  'providers from': { burst: 60, interval: MINUTE / 6 },

  /** A wrong password each. Strangers have two lanes: together 8 at once and 12 an hour. */
  'password by': { burst: 8, interval: 5 * MINUTE },
  'password with work for': { burst: 3, interval: 10 * MINUTE },
  'password for': { burst: 5, interval: 10 * MINUTE },
  /** By whoever is signed in. */
  'password of': { burst: 8, interval: 5 * MINUTE },
  /** Of a sign-up, by whoever has the mailed link. */
  'password of link': { burst: 8, interval: 5 * MINUTE },

  /**
   * Also for the mailbox's sake: strangers can have 5 mails sent at once and 6 an hour. The intervals are
   * shorter than the links are good for: whoever is refused has a good one in the mailbox.
   */
  'link by': { burst: 3, interval: 10 * MINUTE },
  'link to': { burst: 2, interval: 15 * MINUTE },
  'reset by': { burst: 2, interval: 30 * MINUTE },
  'reset to': { burst: 1, interval: 45 * MINUTE },
  /** To sign up, or to take a new address. */
  'mail to': { burst: 2, interval: 90 * MINUTE },

  /** Strangers' mailboxes must not be filled from here. */
  'mails by': { burst: 10, interval: 6 * MINUTE },
  'mails with work from': { burst: 30, interval: 2 * MINUTE },
  'mails from': { burst: 30, interval: 2 * MINUTE },
  'first mail from': { burst: 1, interval: HOUR },
  /** 1000 an hour in all. */
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
  /** 300 an hour in all: beyond it somebody spends our money. */
  'texts to known': perHour(60),
  'texts for work': perHour(60),
  'texts to first': perHour(90),
  'texts to others': perHour(90),
  /** Of one code, by the browser that asked for it. */
  'code for': { burst: 5, interval: 5 * MINUTE },
} as const satisfies Record<string, Rule>

export type LaneName = keyof typeof rules
