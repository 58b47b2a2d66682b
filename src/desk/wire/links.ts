/** `POST /read-link { url }`: what a page states about itself. `null` where it states nothing, or several things. */
export type LinkFacts = {
  title: string | null
  description: string | null
  /** In Singapore dollars. */
  priceNow: number | null
  priceWas: number | null
  /** Days in Singapore. */
  startsOn: string | null
  endsOn: string | null
  picture: LinkPicture | null
}

/** A picture that is not ours yet. `POST /pictures/from-link` takes the same and answers with a `MediaItem`. */
export type LinkPicture = { url: string; alt: string | null }
