import * as v from 'valibot'
import { codeField, emailField, nameField, passwordField } from './person-fields.ts'

export const secretSchema = v.object({ secret: v.pipe(v.string(), v.maxLength(64)) })
export const joinSchema = v.object({
  ...secretSchema.entries,
  name: nameField,
  email: emailField,
  password: passwordField,
  /** The second factor; editors and admins cannot join without one. */
  ticket: v.optional(v.pipe(v.string(), v.maxLength(500))),
  code: v.optional(codeField),
})
export type JoinForm = v.InferOutput<typeof joinSchema>
export const signInSchema = v.object({
  email: emailField,
  password: passwordField,
  code: v.optional(codeField),
})
export type SignInForm = v.InferOutput<typeof signInSchema>
