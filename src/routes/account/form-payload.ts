/** Why a form came back, and at which of its fields. */
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

/** What every form shows besides its fields. */
export type FormState = {
  problem: Problem | null
  proof: Proof | null
}
