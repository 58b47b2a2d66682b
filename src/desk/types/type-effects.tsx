import { sayTotal } from '../documents/say-total.ts'
import { Box } from '../shell/box.tsx'
import type { FieldEffect, TypePreview } from '../wire/types.ts'

/** The effects of a change, by field, and what stops it. */
export function TypeEffects({ preview: { effects, refusals } }: { preview: TypePreview }) {
  return (
    <Box title="What it does">
      <div className="pad col" role="status">
        {refusals.map((refusal) => (
          <p key={refusal} className="find bad">
            {refusal}
          </p>
        ))}
        {refusals.length > 0 && <p>This change is not possible. Nothing was changed.</p>}
        {effects.length === 0 && <p>No document gains or loses anything.</p>}
        <ul className="rows">
          {effects.map((effect) => (
            <li key={effect.field + effect.what}>
              <div className="grow">
                <b>{effect.field}</b>
                <p className="meta">
                  {says[effect.what](sayTotal(effect.documents, 'document'))}
                  {sayTitles(effect)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  )
}

const says: Record<FieldEffect['what'], (documents: string) => string> = {
  added: (documents) => `New, and empty in ${documents}.`,
  removed: (documents) => `Removed, with a value in ${documents}.`,
  kind: (documents) => `Kind changed. A value of the old kind is in ${documents}.`,
  required: (documents) => `Required, but empty in ${documents}.`,
  optional: (documents) => `No longer required in ${documents}.`,
  options: (documents) => `Choices changed. A removed choice is in ${documents}.`,
  label: () => 'Label changed. No document changes.',
}

/** Some of the documents, for effects on values. */
function sayTitles({ what, titles }: FieldEffect): string {
  const isTold = ['removed', 'kind', 'required', 'options'].includes(what) && titles.length > 0
  return isTold ? ` Such as ${titles.map((title) => `“${title}”`).join(', ')}.` : ''
}
