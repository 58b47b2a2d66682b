/**
 * Words for one thing, in lower case and without accents. A query with any of `same` or `asks` finds texts with any
 * of `same` or `says`. So wider words belong in `asks`, narrower ones in `says`. `near` lists related things to offer
 * if no deal has the thing itself. With `denies`, a text with `no gst` does not count as one about `gst`. With `isSoft`,
 * results need not match `asks`, but those that do come first: few deals say that they are for two. The name of a place
 * belongs only to concepts with `isPlace`.
 */
export type Concept = {
  same?: string
  says?: string
  asks?: string
  near?: string
  denies?: true
  isSoft?: true
  isPlace?: true
}
