import type { Role } from '../wire/roles.ts'

export const roleNames: Record<Role, string> = {
  partner: 'Partner',
  author: 'Author',
  editor: 'Editor',
  admin: 'Admin',
}
