import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { DocumentPicker } from './document-picker.tsx'
import type { FieldProps } from './field-props.ts'
import { Labelled, LabelledGroup } from './labelled.tsx'
import { allowedTypes, kindOf, type LinkValue, toDocumentLink, toWebLink } from './link-value.ts'
import { OrderButtons } from './order-buttons.tsx'

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
  const [asked, setKind] = useState<'document' | 'web' | null>(null)
  const kind = only ?? asked ?? (link?.link_type === 'Document' ? 'document' : 'web')
  const set = (next: LinkValue | null) => onChange(next)
  return (
    <Labelled label={label} htmlFor={id}>
      <div className="line wrapy">
        {only === null && (
          <select
            className="in short"
            aria-label={`${label}: leads to`}
            value={kind}
            onChange={(event) => setKind(event.target.value as 'document' | 'web')}
          >
            <option value="web">Web page</option>
            <option value="document">Document</option>
          </select>
        )}
        <div className="grow">
          {kind === 'document' ? (
            <DocumentPicker
              id={id}
              label={label}
              types={allowedTypes(field)}
              describedBy={describedBy}
              chosen={link?.id ? { id: link.id, title: link.uid ?? link.id } : null}
              onPick={(picked) => set(picked && toDocumentLink(picked, link))}
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
                set(url === '' ? null : toWebLink(url, link))
              }}
            />
          )}
        </div>
        <LinkExtras label={label} field={field} link={link} onChange={set} />
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
        <select
          className="in short"
          aria-label={`${label}: look`}
          value={link.variant ?? ''}
          onChange={(event) => onChange({ ...link, variant: event.target.value })}
        >
          {variants.map((variant) => (
            <option key={variant}>{variant}</option>
          ))}
        </select>
      )}
    </>
  )
}
