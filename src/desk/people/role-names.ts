import { type Role, roles } from '../wire/roles.ts'

export const roleNames: Record<Role, string> = {
  partner: 'Partner',
  author: 'Author',
  editor: 'Editor',
  admin: 'Admin',
}

export const roleOptions = roles.map((role) => [role, roleNames[role]] as const)
