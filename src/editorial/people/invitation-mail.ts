import type { Message } from '#accounts/messages.ts'
import type { Role } from '#desk/wire/roles.ts'

const tasks: Record<Role, string> = {
  partner: 'You can see the report of your page and previews of it.',
  author: 'You can write and send for review.',
  editor: 'You can write, publish and check deals. You need an app for one-time codes.',
  admin: 'You can do everything at the desk. You need an app for one-time codes.',
}

type InvitationMail = { link: string; role: Role; productName: string; from: string | null }

export function toInvitationMail({ link, role, productName, from }: InvitationMail): Message {
  const inviter = from === null ? 'You are invited' : `${from} invites you`
  return {
    subject: `Your invitation to the ${productName} desk`,
    text: [
      `${inviter} to the desk of ${productName} as ${role}. ${tasks[role]}`,
      'This link works once, for 3 days:',
      link,
      'If you did not expect it, you can ignore this e-mail.',
      productName,
    ].join('\n\n'),
  }
}
