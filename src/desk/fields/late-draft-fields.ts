import { toLatePart } from '../shell/late-part.tsx'

/** Controls for every kind of field are much code, and no form begins with them. */
export const lateDraftFields = toLatePart(
  'These fields',
  async () => (await import('./draft-fields.tsx')).DraftFields,
)
