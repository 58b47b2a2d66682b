import { fieldsOf } from '../fields/fields-of.ts'
import { lateDraftFields } from '../fields/late-draft-fields.ts'
import { LatePart } from '../shell/late-part.tsx'
import type { DocumentModel, NamedField } from '../wire/documents.ts'
import type { SectionProps } from './deal-fields.ts'
import { Section } from './section.tsx'

/** The fields that have a control of their own above. */
const shown: readonly string[] = [
  'title',
  'badge',
  'summary',
  'brand',
  'category',
  'redeem',
  'code',
  'link',
  'weekdays',
  'hours',
  'starts_on',
  'ends_on',
  'holidays',
  'eves',
  'eligible',
  'cards',
  'proof',
  'booking',
  'price_now',
  'price_was',
  'price_unit',
  'min_spend',
  'price_plus',
  'price_from',
  'one_for_one',
  'channel',
  'outlets',
  'delivery_area',
]
/** The fields that most deals have. */
const first = ['art', 'body', 'checked_on', 'uid']

/** Every other field of the model, so that nothing of a deal is out of reach. */
export function MoreSection({ findings, model }: SectionProps & { model: DocumentModel }) {
  const rest = fieldsOf(model.tabs).filter(({ name }) => !shown.includes(name))
  const usual = first.flatMap((name) => rest.filter((other) => other.name === name))
  const others = rest.filter(({ name }) => !first.includes(name))
  const toFields = (some: readonly NamedField[]) => (
    <LatePart
      part={lateDraftFields}
      props={{ fields: some, findings, slices: model.slices }}
      waiting={<div className="skel" />}
    />
  )
  return (
    <>
      <Section name="Pictures and text">{toFields(usual)}</Section>
      <details className="box fs more">
        <summary>
          <h2>Everything else</h2>
        </summary>
        {toFields(others)}
      </details>
    </>
  )
}
