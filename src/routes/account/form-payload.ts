/** Why the server returned a form, and which field is at fault. */
export type Problem = { text: string; field: string | null }

/** The ways to sign in that work as the site is configured. */
export type OfferedMethods = {
  password: boolean
  link: boolean
  phone: boolean
  providers: { id: string; name: string }[]
}

/** A proof of work for the browser to solve before it sends the form. altcha defines the challenge. */
export type Proof = {
  challenge: unknown
  /** If false, solving it earns a turn for someone who would otherwise have to wait. */
  isNeeded: boolean
}

/** The state of every form besides its fields. */
export type FormState = {
  problem: Problem | null
  proof: Proof | null
}
