import type { AccountProblem, ProblemCode } from '#accounts/account-problem.ts'

type Entry = { text: string; field: string | null; status: number }

const WRONG_PASSWORD = 'Wrong password. Try again.'

/** Each text says what happened and what to do next. The form keeps what was typed. */
const entries: Record<ProblemCode, Entry> = {
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
  'link-expired': {
    text: 'This link has been used or has expired. Get a new one.',
    field: null,
    status: 410,
  },
  'email-in-use': {
    text: 'This e-mail address already has an account. Sign in instead.',
    field: 'email',
    status: 409,
  },
  disabled: {
    text: 'We have closed this account. Write to us if you think this is a mistake.',
    field: null,
    status: 403,
  },
  'too-many': { text: 'Too many attempts.', field: null, status: 429 },
  'many-guesses': {
    text: 'Too many wrong passwords for this address, perhaps not from you. Use a sign-in link, or a browser where you have signed in before.',
    field: null,
    status: 429,
  },
  'texts-enough': {
    text: 'We have already sent several texts to this number. Wait 20 minutes, or sign in another way.',
    field: null,
    status: 429,
  },
  'mails-enough': {
    text: 'We have already sent e-mails to this address. Open the latest one, or get a sign-in link by e-mail. The link works for new accounts too.',
    field: null,
    status: 429,
  },
  'provider-failed': away(
    'We could not reach the other site. Nothing has changed. Try again in a minute, or sign in another way.',
  ),
  'provider-cancelled': bad(
    'You did not finish signing in on the other site. Nothing has changed.',
    null,
  ),
  'provider-in-use': {
    text: 'Another account here already uses that sign-in. Sign in with it, or link another one.',
    field: null,
    status: 409,
  },
  'provider-no-email': bad(
    'The other site did not share your e-mail address, which we need. Sign in another way.',
    null,
  ),
  'provider-unverified': bad(
    'The other site has not confirmed your e-mail address yet. Confirm it there, or sign in another way.',
    null,
  ),
  'last-method': {
    text: 'This is your only way to sign in. Add another one first.',
    field: null,
    status: 409,
  },
  'not-recent': {
    text: 'You signed in a while ago. Sign in again to change this.',
    field: null,
    status: 403,
  },
  'proof-needed': bad(
    'We are getting many requests, so your browser has to pass a robot check first. Send the form again.',
    null,
  ),
  'not-confirmed': bad('Tick the box to confirm.', 'confirm'),
  'no-address': bad('Your account has no e-mail address. Add one first.', null),
  'not-offered': bad('We are not sending these at the moment. Nothing has changed.', null),
  'device-unusable': bad('This browser cannot receive notifications. Nothing has changed.', null),
}

function bad(text: string, field: string | null): Entry {
  return { text, field, status: 422 }
}

function away(text: string): Entry {
  return { text, field: null, status: 503 }
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
