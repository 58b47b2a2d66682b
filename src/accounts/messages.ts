/** Plain text: loads nothing, tracks nothing and reads well in any mail program. */
export type Message = {
  subject: string
  text: string
  /** The same text with links, for long e-mails. */
  html?: string
  /** A bare POST to this URL unsubscribes (RFC 8058). */
  unsubscribe?: string
}

type MessagesOptions = { productName: string }

/** Every e-mail and text message about accounts. */
export function createMessages({ productName }: MessagesOptions) {
  const sign = `${productName}\nNobody at ${productName} will ever ask you for a code, a link or a password.`
  const letter = (subject: string, ...paragraphs: string[]): Message => ({
    subject,
    text: [...paragraphs, sign].join('\n\n'),
  })
  const ignoreUnasked = 'If you did not ask for this, you can ignore this e-mail.'
  const ignoreOthers = 'If it was not you, you can ignore this e-mail.'
  /** `ask` says what the link does, `time` how long it works. */
  const linkLetter = (
    subject: string,
    { ask, time, link, otherwise }: { ask: string; time: string; link: string; otherwise: string },
  ) => letter(subject, `${ask} It works once and expires after ${time}:`, link, otherwise)

  return {
    signInLink: (link: string) =>
      linkLetter(`Sign in to ${productName}`, {
        ask: 'Open this link to sign in.',
        time: '20 minutes',
        link,
        otherwise: `${ignoreUnasked} Nobody can sign in without the link.`,
      }),
    confirmSignUp: (link: string) =>
      linkLetter(`Confirm your e-mail address for ${productName}`, {
        ask: 'Open this link to finish your sign-up.',
        time: 'one day',
        link,
        otherwise:
          'If you did not sign up, you can ignore this e-mail. No account is created without the link.',
      }),
    haveAccount: (signIn: string, reset: string) =>
      letter(
        `You already have an account with ${productName}`,
        'Someone, probably you, tried to sign up with this e-mail address. It already has an account.',
        `To sign in: ${signIn}`,
        `If you forgot your password: ${reset}`,
        `${ignoreOthers} Nothing has changed.`,
      ),
    resetPassword: (link: string) =>
      linkLetter(`Choose a new password for ${productName}`, {
        ask: 'Open this link to choose a new password.',
        time: 'one hour',
        link,
        otherwise: `${ignoreUnasked} Your password stays as it is.`,
      }),
    noAccount: (signUp: string) =>
      letter(
        `No ${productName} account uses this address`,
        'Someone, probably you, asked for a new password. No account uses this e-mail address. You may have signed up with another one.',
        `To create an account: ${signUp}`,
        ignoreOthers,
      ),
    confirmAddress: (link: string) =>
      linkLetter(`Confirm your new e-mail address for ${productName}`, {
        ask: 'In the browser where you are signed in, open this link to use this address for your account.',
        time: 'one hour',
        link,
        otherwise: ignoreUnasked,
      }),
    addressInUse: (signIn: string) =>
      letter(
        `This address already has an account with ${productName}`,
        'Someone tried to use this e-mail address for another account. It already has an account, so that did not work.',
        `To sign in: ${signIn}`,
        `${ignoreOthers} Nothing has changed.`,
      ),
    /** `what` is a clause such as "your password was changed". */
    changed: (what: string, settings: string) =>
      letter(
        `${productName}: ${what}`,
        `This is to let you know that ${what}.`,
        `If this was not you, check your sign-in methods and end all other sessions: ${settings}`,
      ),
    code: (code: string) =>
      `${code} is your ${productName} code. It expires in 5 minutes. Do not share it.`,
    longCode: (code: string) =>
      `${code.match(/.{4}/g)?.join(' ')} is your ${productName} code. It works once, in any browser, for 30 minutes. Do not share it.`,
  }
}
