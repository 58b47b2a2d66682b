/** Plain text: nothing to load, nothing to track, and it can be read anywhere. */
export type Message = {
  subject: string
  text: string
  /** The same with links, for what is long. */
  html?: string
  /** Where a POST without anything else ends mails of this kind (RFC 8058). */
  unsubscribe?: string
}

type MessagesOptions = { productName: string }

export type Messages = ReturnType<typeof createMessages>

/** Everything that accounts write to people. */
export function createMessages({ productName }: MessagesOptions) {
  const sign = `${productName}\nNobody at ${productName} ever asks you for a code, a link or a password.`
  const letter = (subject: string, ...paragraphs: string[]): Message => ({
    subject,
    text: [...paragraphs, sign].join('\n\n'),
  })
  const unasked = 'If you did not ask for it, you need not do anything'
  /** `ask` says what opening the link does, `time` how long it can be opened. */
  const linkLetter = (
    subject: string,
    { ask, time, link, otherwise }: { ask: string; time: string; link: string; otherwise: string },
  ) => letter(subject, `${ask} It works once, for ${time}:`, link, otherwise)

  return {
    signInLink: (link: string) =>
      linkLetter(`Sign in to ${productName}`, {
        ask: 'Open this link to sign in.',
        time: '20 minutes',
        link,
        otherwise: `${unasked}: without the link nobody gets in.`,
      }),
    confirmSignUp: (link: string) =>
      linkLetter(`Confirm your e-mail address for ${productName}`, {
        ask: 'Open this link to finish your sign-up.',
        time: 'one day',
        link,
        otherwise:
          'If you did not sign up, you need not do anything. Without the link no account is made.',
      }),
    haveAccount: (signIn: string, reset: string) =>
      letter(
        `You already have an account at ${productName}`,
        'Somebody, most likely you, tried to sign up with this e-mail address. It has an account already.',
        `To sign in: ${signIn}`,
        `If you have forgotten your password: ${reset}`,
        'If it was not you, you need not do anything. Nothing has changed.',
      ),
    resetPassword: (link: string) =>
      linkLetter(`Choose a new password for ${productName}`, {
        ask: 'Open this link to choose a new password.',
        time: 'one hour',
        link,
        otherwise: `${unasked}. Your password stays as it is.`,
      }),
    noAccount: (signUp: string) =>
      letter(
        `No account with this address at ${productName}`,
        'Somebody, most likely you, asked for a new password. There is no account with this e-mail address; perhaps you signed up with another one.',
        `To make one: ${signUp}`,
        'If it was not you, you need not do anything.',
      ),
    confirmAddress: (link: string) =>
      linkLetter(`Confirm your new e-mail address for ${productName}`, {
        ask: 'Open this link, in the browser in which you are signed in, to use this address for your account.',
        time: 'one hour',
        link,
        otherwise: `${unasked}.`,
      }),
    addressInUse: (signIn: string) =>
      letter(
        `This address has an account at ${productName}`,
        'Somebody tried to use this e-mail address for another account. That does not work, since it has an account already.',
        `To sign in to it: ${signIn}`,
        'If it was not you, you need not do anything. Nothing has changed.',
      ),
    changed: (what: string, settings: string) =>
      letter(
        `Your ${productName} account: ${what}`,
        `This has just happened to your account: ${what}.`,
        `If it was not you, look at your sign-in methods and end all sessions: ${settings}`,
      ),
    code: (code: string) =>
      `${code} is your ${productName} code. It works for 5 minutes. Tell nobody.`,
    longCode: (code: string) =>
      `${code.match(/.{4}/g)?.join(' ')} is your ${productName} code. It works once, in any browser, for 30 minutes. Tell nobody.`,
  }
}
