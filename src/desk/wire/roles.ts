export const roles = ['partner', 'author', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export type Capability =
  | 'read'
  /** Writes drafts. */
  | 'write'
  | 'comment'
  | 'publish'
  | 'schedule'
  | 'recheck'
  | 'takeDown'
  | 'media'
  | 'reports'
  /** The report and the previews of the partner's own landing page. */
  | 'ownReport'
  | 'people'
  | 'tokens'
  | 'types'
  | 'restore'
  | 'delete'
  | 'audit'

const author = ['read', 'write', 'comment', 'media'] as const
const editor = [
  ...author,
  'publish',
  'schedule',
  'recheck',
  'takeDown',
  'reports',
  'restore',
] as const

const capabilities: Record<Role, readonly Capability[]> = {
  partner: ['ownReport'],
  author,
  editor,
  admin: [...editor, 'ownReport', 'people', 'tokens', 'types', 'delete', 'audit'],
}

/** Roles that can change what visitors see need a second factor. */
export function needsSecondFactor(role: Role): boolean {
  return role === 'editor' || role === 'admin'
}

/** `isProved`: the session has shown a second factor. Without it, editors and admins can only read. */
export function capabilitiesOf(role: Role, { isProved }: { isProved: boolean }) {
  return needsSecondFactor(role) && !isProved ? (['read'] as const) : capabilities[role]
}
