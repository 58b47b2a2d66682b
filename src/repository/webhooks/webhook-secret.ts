import type { WebhookRow } from '#db/webhooks.ts'

/** Encrypts with the site's secret key; see `accounts/server-keys.ts`. */
export type SecretBox = {
  seal: (purpose: string, text: string) => string
  open: (purpose: string, sealed: string) => { text: string } | null
}

const PURPOSE = 'webhook'

export function sealSecret(secrets: SecretBox, secret: string): string {
  return secrets.seal(PURPOSE, secret)
}

/** `null` if it has none. */
export function openSecret(
  secrets: SecretBox,
  { name, sealed }: Pick<WebhookRow, 'name' | 'sealed'>,
): string | null {
  if (sealed === null) return null
  const opened = secrets.open(PURPOSE, sealed)
  if (opened) return opened.text
  throw new Error(
    `The secret of "${name}" was sealed with a lost secret key: add the webhook again`,
  )
}
