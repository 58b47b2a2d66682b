import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { SelectList } from '../shell/form/select.tsx'
import { DocumentPicker } from './document-picker.tsx'
import type { FieldProps } from './field-props.ts'
import { Labelled, LabelledGroup } from './labelled.tsx'
import { allowedTypes, kindOf, type LinkValue, toDocumentLink, toWebLink } from './link-value.ts'
import { OrderButtons } from './order-buttons.tsx'

const kinds = [
  ['web', 'Web page'],
  ['document', 'Document'],
] as const

type Links = LinkValue | readonly LinkValue[]

/** A link to a page or a document, with its text and variant where the model has them; several if it is repeatable. */
export function LinkField(props: FieldProps<Links>) {
  const { id, label, field, value, onChange } = props
  if (!field.config?.repeat) {
    return <OneLink {...props} value={value as LinkValue | null} onChange={onChange} />
  }
  const links = (Array.isArray(value) ? value : []) as readonly LinkValue[]
  return (
    <LabelledGroup label={label} note={`${links.length}`}>
      {links.map((link, place) => (
        <div className="line wrapy" key={link.key ?? place}>
          <div className="grow">
            <OneLink
              {...props}
              id={`${id}-${place}`}
              label={`${label} ${place + 1}`}
              value={link}
              onChange={(next) => onChange(links.with(place, next ?? { link_type: 'Any' }))}
            />
          </div>
          <OrderButtons
            items={links}
            place={place}
            name={`link ${place + 1}`}
            onChange={onChange}
          />
        </div>
      ))}
      <Button
        look="bare"
        onClick={() => onChange([...links, { link_type: 'Any', key: crypto.randomUUID() }])}
      >
        Add a link
      </Button>
    </LabelledGroup>
  )
}

function OneLink({ id, label, field, value, onChange, describedBy }: FieldProps<LinkValue>) {
  const link = value ?? null
  const only = kindOf(field)
  const [asked, setKind] = useState<ReturnType<typeof kindOf>>(null)
  const kind = only ?? asked ?? (link?.link_type === 'Document' ? 'document' : 'web')
  return (
    <Labelled label={label} htmlFor={id}>
      <div className="line wrapy">
        {only === null && (
          <SelectList
            aria-label={`${label}: leads to`}
            options={kinds}
            value={kind}
            onChange={setKind}
          />
        )}
        <div className="grow">
          {kind === 'document' ? (
            <DocumentPicker
              id={id}
              label={label}
              types={allowedTypes(field)}
              describedBy={describedBy}
              chosen={link?.id ? { id: link.id, title: link.uid ?? link.id } : null}
              onPick={(picked) => onChange(picked && toDocumentLink(picked, link))}
            />
          ) : (
            <input
              id={id}
              className="in"
              type="url"
              placeholder="https://"
              aria-describedby={describedBy}
              value={link?.url ?? ''}
              onChange={(event) => {
                const { value: url } = event.target
                onChange(url === '' ? null : toWebLink(url, link))
              }}
            />
          )}
        </div>
        <LinkExtras label={label} field={field} link={link} onChange={onChange} />
      </div>
    </Labelled>
  )
}

type LinkExtrasProps = Pick<FieldProps, 'label' | 'field'> & {
  link: LinkValue | null
  onChange: (link: LinkValue) => void
}

function LinkExtras({ label, field, link, onChange }: LinkExtrasProps) {
  const { allowText, variants } = field.config ?? {}
  if (!link) return null
  return (
    <>
      {allowText && (
        <input
          className="in short"
          aria-label={`${label}: text`}
          placeholder="Text"
          value={link.text ?? ''}
          onChange={(event) => onChange({ ...link, text: event.target.value })}
        />
      )}
      {variants && variants.length > 0 && (
        <SelectList
          aria-label={`${label}: look`}
          options={variants.map((variant) => [variant, variant])}
          value={link.variant ?? ''}
          onChange={(variant) => onChange({ ...link, variant })}
        />
      )}
    </>
  )
}
