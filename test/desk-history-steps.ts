import { createRandom, type Random } from '../bench/seeded-random.ts'
import { generatedDocument } from './generated-documents.ts'
import { type Edit, withNames } from './random-edits.ts'

/** What happens to one document, its drafts and a release. Editors 0 and 1 share a draft, 2 works in the release. */
export type DeskStep =
  | { do: 'edit'; who: number; edit: Edit }
  /** `again` sends it twice at once; if the answer is lost, the editor sends the same save later. */
  | { do: 'save'; who: number; again: boolean; isLost: boolean }
  /** Somebody decides about the open conflicts of a draft. */
  | { do: 'settle'; inRelease: boolean }
  | { do: 'publish'; inRelease: boolean; again: boolean }
  /** An import straight to the site, or into the release. */
  | { do: 'import'; inRelease: boolean; edit: Edit }
  | { do: 'restore'; pick: number }
  | { do: 'unpublish' }

/** How often each happens. */
const weights: Record<DeskStep['do'], number> = {
  edit: 16,
  save: 12,
  publish: 5,
  settle: 2,
  import: 3,
  restore: 2,
  unpublish: 1,
}

const kinds = (Object.keys(weights) as DeskStep['do'][]).flatMap((kind) =>
  Array<DeskStep['do']>(weights[kind]).fill(kind),
)

const MOST_STEPS = 30

/** The same steps for the same number. */
export function deskHistory(number: number): { document: unknown; steps: DeskStep[] } {
  const random = createRandom(number)
  const document = withNames(generatedDocument(random, `history-${number}`))
  const steps = Array.from({ length: random.between(8, MOST_STEPS) }, () => toStep(random))
  return { document, steps }
}

function toStep(random: Random): DeskStep {
  const kind = random.pick(kinds)
  const who = random.between(0, 2)
  const isSo = () => random.next() < 0.4
  if (kind === 'edit') return { do: kind, who, edit: toEdit(random) }
  if (kind === 'save') return { do: kind, who, again: isSo(), isLost: isSo() }
  if (kind === 'settle') return { do: kind, inRelease: isSo() }
  if (kind === 'publish') return { do: kind, inRelease: isSo(), again: isSo() }
  if (kind === 'import') return { do: kind, inRelease: isSo(), edit: toEdit(random) }
  if (kind === 'restore') return { do: kind, pick: random.between(0, 1000) }
  return { do: kind }
}

const edits = ['set', 'set', 'insert', 'delete', 'move', 'touch', 'touch'] as const

function toEdit(random: Random): Edit {
  const [place, item, to] = [1, 2, 3].map(() => random.between(0, 1000))
  return { what: random.pick(edits), place: place ?? 0, item: item ?? 0, to: to ?? 0 }
}
