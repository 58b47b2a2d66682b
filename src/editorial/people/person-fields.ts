import * as v from 'valibot'
import { roles } from '#desk/wire/roles.ts'

export const nameField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Type a name.'),
  v.maxLength(60, 'Use at most 60 characters.'),
)
export const emailField = v.pipe(v.string(), v.maxLength(254))
export const passwordField = v.pipe(v.string(), v.maxLength(1000))
/** A code from an app, or a printed one. */
export const codeField = v.pipe(v.string(), v.maxLength(40))
export const roleField = v.picklist(roles)
/** The uid of a landing page. */
export const partnerField = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))
