type Entry = { text: string; field: string | null; status: number }

const WRONG_PASSWORD = 'Wrong password. Try again.'

/** Each text says what happened and what to do next. The form keeps what was typed. */
const entries = {
  'email-invalid': bad('Enter an e-mail address such as name@mail.example.', 'email'),
  'password-missing': bad('Enter your password, or get a sign-in link by e-mail.', 'password'),
  'password-short': bad('Use at least 8 characters.', 'password'),
  'password-long': bad('Use at most 200 characters.', 'password'),
  'password-common': bad('This password is too easy to guess. Choose another one.', 'password'),
  'password-personal': bad(
    'This password is too similar to your e-mail address or our name. Choose another one.',
    'password',
  ),
  'password-wrong': bad(WRONG_PASSWORD, 'password'),
  // The current password, when choosing a new one.
  'current-wrong': bad(WRONG_PASSWORD, 'current'),
  'phone-invalid': bad('Enter a mobile number such as 9123 4567.', 'phone'),
  'phone-country': bad('We can only text Singapore numbers.', 'phone'),
  'phone-in-use': bad(
    'Another account uses this number. Sign in with it, or use another number.',
    'phone',
  ),
  'name-invalid': bad('Use at most 80 characters for your name.', 'name'),
  'wrong-credentials': bad(
    'Wrong e-mail or password. Check both, or get a sign-in link by e-mail.',
    'password',
  ),
  'code-wrong': bad('Wrong code. Enter all the digits from our latest text.', 'code'),
  'code-expired': bad(
    'This code no longer works. Get a new one and enter it in the same browser.',
    'code',
  ),
  'link-expired': bad('This link has been used or has expired. Get a new one.', null, 410),
  'email-in-use': bad('This e-mail address already has an account. Sign in instead.', 'email', 409),
  disabled: bad(
    'We have closed this account. Write to us if you think this is a mistake.',
    null,
    403,
  ),
  // The account was deleted while its owner signed in.
  deleted: bad('This account has been deleted. Sign up to get a new one.', null, 410),
  'too-many': bad('Too many attempts.', null, 429),
  // Too many wrong passwords for one address.
  'many-guesses': bad(
    'Too many wrong passwords for this address, perhaps not from you. Use a sign-in link, or a browser where you have signed in before.',
    null,
    429,
  ),
  'texts-enough': bad(
    'We have already sent several texts to this number. Wait 20 minutes, or sign in another way.',
    null,
    429,
  ),
  // Too many e-mails to one address, of a kind whose earlier link does not help.
  'mails-enough': bad(
    'We have already sent e-mails to this address. Open the latest one, or get a sign-in link by e-mail. The link works for new accounts too.',
    null,
    429,
  ),
  'provider-failed': bad(
    'We could not reach the other site. Nothing has changed. Try again in a minute, or sign in another way.',
    null,
    503,
  ),
  'provider-cancelled': bad(
    'You did not finish signing in on the other site. Nothing has changed.',
    null,
  ),
  'provider-in-use': bad(
    'Another account here already uses that sign-in. Sign in with it, or link another one.',
    null,
    409,
  ),
  'provider-no-email': bad(
    'The other site did not share your e-mail address, which we need. Sign in another way.',
    null,
  ),
  'provider-unverified': bad(
    'The other site has not confirmed your e-mail address yet. Confirm it there, or sign in another way.',
    null,
  ),
  'last-method': bad('This is your only way to sign in. Add another one first.', null, 409),
  'not-recent': bad('You signed in a while ago. Sign in again to change this.', null, 403),
  'proof-needed': bad(
    'We are getting many requests, so your browser has to pass a robot check first. Send the form again.',
    null,
  ),
  'not-confirmed': bad('Tick the box to confirm.', 'confirm'),
  'no-address': bad('Your account has no e-mail address. Add one first.', null),
  'not-offered': bad('We are not sending these at the moment. Nothing has changed.', null),
  'search-unknown': bad('We cannot send alerts for that page. Nothing has changed.', null),
  'searches-enough': bad(
    'You already follow 20 searches. Unfollow one in your account first.',
    null,
    409,
  ),
  'no-device': bad('No device receives notifications yet. Add one in your account first.', 'mail'),
  'no-channel': bad('Choose e-mail, notifications or both.', 'mail'),
  'device-unusable': bad('This browser cannot receive notifications. Nothing has changed.', null),
} satisfies Record<string, Entry>

/** Why a form is refused. */
export type ProblemCode = keyof typeof entries

function bad(text: string, field: string | null, status = 422): Entry {
  return { text, field, status }
}

/** A refusal that the visitor can do something about. */
export class AccountProblem extends Error {
  readonly code: ProblemCode
  /** Seconds until it makes sense to try again. */
  readonly retryAfter: number | null
  /** A proof of work earns another turn. */
  readonly canWork: boolean

  constructor(
    code: ProblemCode,
    options: ErrorOptions & { retryAfter?: number; canWork?: boolean } = {},
  ) {
    super(code, options)
    this.name = 'AccountProblem'
    this.code = code
    this.retryAfter = options.retryAfter ?? null
    this.canWork = options.canWork ?? false
  }
}

/** Checks a code from a URL, which may hold anything. */
export function isProblemCode(text: string | null): text is ProblemCode {
  return text !== null && Object.hasOwn(entries, text)
}

/** `canWork`: the form comes with a proof of work that earns another turn. */
export function describeProblem(
  { code, retryAfter }: AccountProblem,
  { canWork = false } = {},
): Entry {
  const entry = entries[code]
  if (retryAfter === null) return entry
  const again = canWork
    ? `Send the form again after a short robot check, or try again in ${toWait(retryAfter)}.`
    : `Try again in ${toWait(retryAfter)}.`
  return { ...entry, text: `${entry.text} ${again}` }
}

function toWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 60 ? `${minutes} minutes` : 'an hour'
}
