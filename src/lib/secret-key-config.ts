export type SecretKeyConfig = {
  /** `SECRET_KEY`. */
  key: string | null
  /** `SECRET_KEY_PREVIOUS`. */
  previous: string | null
  /** The file that holds it when it is not set. */
  file: string
}
