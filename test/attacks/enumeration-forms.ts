/** Every form that takes an e-mail address or a phone number. */
export const formKinds = ['sign-in', 'sign-up', 'link', 'forgot', 'phone', 'code'] as const
export type FormKind = (typeof formKinds)[number]

type Asked = { who: 'known' | 'unknown'; index: number }

/** The form, and how to hide in the answer what it repeats. The values of both people have the same length. */
export function toForm(kind: FormKind, { who, index }: Asked) {
  const name = who === 'known' ? 'known' : 'other'
  const email = `${name}-${1000 + index}@mail.example`
  const phone = `${who === 'known' ? 8 : 9}${1_000_000 + index}`
  const forms: Record<FormKind, { path: string; fields: Record<string, string> }> = {
    'sign-in': { path: '/account/sign-in', fields: { email, password: 'not the password' } },
    'sign-up': { path: '/account/sign-up', fields: { email, password: 'a new password of hers' } },
    link: { path: '/account/sign-in', fields: { method: 'link', email } },
    forgot: { path: '/account/forgot', fields: { email } },
    phone: { path: '/account/sign-in', fields: { method: 'phone', phone } },
    code: { path: '/account/code', fields: { phone: `+65${phone}`, code: '000000' } },
  }
  const { path, fields } = forms[kind]
  const isPhone = kind === 'phone' || kind === 'code'
  const said = isPhone ? [`+65${phone}`, `+65 ${phone.slice(0, 4)} ${phone.slice(4)}`] : [email]
  const hide = (text: string) => said.reduce((rest, value) => rest.replaceAll(value, '…'), text)
  return { path, form: new URLSearchParams(fields).toString(), hide }
}
