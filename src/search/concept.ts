/**
 * Words for one thing. Any of `same` finds texts with any other of them, and texts with any of `says`;
 * those of `asks` find them too, but are not looked for in texts. So what is wider goes into `same` or
 * `asks`, what is narrower into `says`. `near` are other things, to be shown as such where no deal has the thing
 * itself. Where one `denies`, a text with `no gst` does not say `gst`. Lower case, without accents.
 */
export type Concept = {
  same?: string
  says?: string
  asks?: string
  near?: string
  denies?: true
}
