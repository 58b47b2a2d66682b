/** An e-mail is on its way. */
export type SentView = {
  view: 'sent'
  email: string
  what: 'link' | 'link-instead' | 'confirm' | 'reset' | 'new-email'
  /** We sent no new e-mail, since the link from a few minutes ago still works. */
  isEarlier: boolean
}
