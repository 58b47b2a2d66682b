const OTHERS_SIGNED_OUT = 'Your other devices are signed out.'

/** Sentences for `?done=`, after a redirect. */
export const doneTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: 'Your name is saved.',
    password: `Your password is saved. ${OTHERS_SIGNED_OUT}`,
    'password-removed': 'Your password is removed.',
    email: `Your e-mail address is confirmed. ${OTHERS_SIGNED_OUT}`,
    phone: 'Your mobile number is confirmed.',
    'phone-removed': 'Your mobile number is removed.',
    linked: 'Your sign-in method is added.',
    unlinked: 'Your sign-in method is removed.',
    session: 'That session has ended.',
    sessions: 'All other sessions have ended.',
    preferences: 'Your choices are saved.',
    device: 'This device can get notifications. Choose which ones below.',
    'device-removed': 'That device no longer gets notifications.',
  }),
)
