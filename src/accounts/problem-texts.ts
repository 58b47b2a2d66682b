import type { AccountProblem, ProblemCode } from './account-problem.ts'

type Entry = { text: string; field: string | null; status: number }

/** Calm, exact, and what to do next. What was typed stays in the form. */
const entries: Record<ProblemCode, Entry> = {
  'email-invalid': bad(
    'This does not look like an e-mail address, such as name@mail.example.',
    'email',
  ),
  'password-missing': bad('Type your password, or ask for a link by e-mail instead.', 'password'),
  'password-short': bad(
    'Use at least 8 characters. A few words in a row are easy to remember.',
    'password',
  ),
  'password-long': bad('Use at most 200 characters.', 'password'),
  'password-common': bad(
    'This password is on lists that attackers try first. Choose another one.',
    'password',
  ),
  'password-personal': bad(
    'This password is too close to your e-mail address or our name. Choose another one.',
    'password',
  ),
  'password-wrong': bad('This is not the password that you chose. Type it again.', 'password'),
  'current-wrong': bad('This is not the password that you chose. Type it again.', 'current'),
  'phone-invalid': bad('This does not look like a telephone number, such as 9123 4567.', 'phone'),
  'phone-country': bad('We can only send text messages to numbers in Singapore.', 'phone'),
  'phone-in-use': bad(
    'This number belongs to another account. Sign in with it, or use another number.',
    'phone',
  ),
  'name-invalid': bad('Use at most 80 characters for your name.', 'name'),
  'wrong-credentials': bad(
    'This e-mail address and this password do not go together. Check both, or ask for a link by e-mail.',
    'password',
  ),
  'code-wrong': bad(
    'This is not the code that we sent. Look at the latest message and type all its digits.',
    'code',
  ),
  'code-expired': bad(
    'This code is no longer good. Ask for a new one, and type it in the same browser.',
    'code',
  ),
  'link-expired': {
    text: 'This link has been used or is too old. Ask for a new one.',
    field: null,
    status: 410,
  },
  'email-in-use': {
    text: 'This e-mail address has an account already. Sign in to it instead.',
    field: 'email',
    status: 409,
  },
  disabled: {
    text: 'This account has been closed by us. Write to us if you think that this is a mistake.',
    field: null,
    status: 403,
  },
  'too-many': { text: 'Too many attempts.', field: null, status: 429 },
  'many-guesses': {
    text: 'Many wrong passwords were typed for this address, perhaps not by you. Ask for a link by e-mail: it works at any time. So does a browser in which you have signed in before.',
    field: null,
    status: 429,
  },
  'texts-enough': {
    text: 'We have sent several texts to this number already. Wait 20 minutes, or use another way to sign in.',
    field: null,
    status: 429,
  },
  'mails-enough': {
    text: 'We have sent e-mails to this address already. Open the latest one, or sign in with a link by e-mail: it makes an account too.',
    field: null,
    status: 429,
  },
  'provider-failed': away(
    'We could not reach the other site just now. Nothing has changed. Try again in a minute, or use another way.',
  ),
  'provider-cancelled': bad(
    'You did not finish signing in at the other site. Nothing has changed.',
    null,
  ),
  'provider-in-use': {
    text: 'That account belongs to somebody else here. Sign in with it, or link another one.',
    field: null,
    status: 409,
  },
  'provider-no-email': bad(
    'The other site did not tell us your e-mail address, which we need. Use another way.',
    null,
  ),
  'provider-unverified': bad(
    'The other site has not confirmed your e-mail address yet. Confirm it there, or use another way.',
    null,
  ),
  'last-method': {
    text: 'This is your only way to sign in. Add another one first.',
    field: null,
    status: 409,
  },
  'not-recent': {
    text: 'To change this, sign in once more: it is some time since you did.',
    field: null,
    status: 403,
  },
  'proof-needed': bad(
    'Many forms reach us at the moment, so your browser has to do a small sum first. Send the form again.',
    null,
  ),
  'not-confirmed': bad('Tick the box to say that you mean it.', 'confirm'),
  'no-address': bad(
    'Your account has no e-mail address. Add one first, then choose. Nothing has changed.',
    null,
  ),
  'not-offered': bad('At the moment we send nothing of this kind. Nothing has changed.', null),
  'device-unusable': bad('Notifications cannot reach this browser. Nothing has changed.', null),
}

function bad(text: string, field: string | null): Entry {
  return { text, field, status: 422 }
}

function away(text: string): Entry {
  return { text, field: null, status: 503 }
}

/** For what comes from an address, where anything may stand. */
export function isProblemCode(text: string | null): text is ProblemCode {
  return text !== null && Object.hasOwn(entries, text)
}

/** `canWork`: the form comes with work that gives another turn. */
export function describeProblem(
  { code, retryAfter }: AccountProblem,
  { canWork = false } = {},
): Entry {
  const entry = entries[code]
  if (retryAfter === null) return entry
  const again = canWork
    ? `Or send the form again: your browser does a small sum first. Without it, try again in ${toWait(retryAfter)}.`
    : `Try again in ${toWait(retryAfter)}.`
  return { ...entry, text: `${entry.text} ${again}` }
}

function toWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 60 ? `${minutes} minutes` : 'an hour'
}
