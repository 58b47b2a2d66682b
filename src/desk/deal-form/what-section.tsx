import { categoryNames } from '#deals/deal.ts'
import type { Category } from '#lib/categories.ts'
import type { Redeem } from '#lib/deal-options.ts'
import { useField } from '../drafts/use-draft.ts'
import { Beside } from '../fields/beside.tsx'
import { DocumentPicker } from '../fields/document-picker.tsx'
import { Labelled } from '../fields/labelled.tsx'
import { type LinkValue, toDocumentLink } from '../fields/link-value.ts'
import { Choice, optionsOf } from '../shell/choice.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import type { Picked, SimilarDeal } from '../wire/documents.ts'
import { type SectionProps, useFact } from './deal-fields.ts'
import { DuplicateNote } from './duplicate-note.tsx'
import { Section } from './section.tsx'
import { TextFact } from './text-fact.tsx'

type WhatSectionProps = SectionProps & {
  similar: readonly SimilarDeal[]
  /** Where the terms came from. */
  note: string | null
  isNew: boolean
  onBrand: (picked: Picked | null) => void
}

const redeems = optionsOf<Redeem>({ code: 'Code', show: 'Show', link: 'Link', auto: 'By itself' })
const categories = optionsOf(categoryNames)

export function WhatSection({ findings, similar, note, isNew, onBrand }: WhatSectionProps) {
  const [redeem, setRedeem] = useFact<Redeem>('redeem')
  const [category, setCategory] = useFact<Category>('category')
  return (
    <Section name="What" says={note}>
      <BrandFact findings={findings} isNew={isNew} onBrand={onBrand} />
      <div className="gt">
        <TextFact name="title" label="Title" findings={findings} most={70} />
        <TextFact name="badge" label="Badge" findings={findings} most={12} placeholder="25% off" />
      </div>
      <DuplicateNote similar={similar} />
      <TextFact name="summary" label="Summary" findings={findings} rows={2} />
      <Beside name="category" label="Category" findings={findings}>
        {() => (
          <Choice label="Category" options={categories} value={category} onChange={setCategory} />
        )}
      </Beside>
      <Beside name="redeem" label="How to redeem" findings={findings}>
        {() => (
          <Choice label="How to redeem" options={redeems} value={redeem} onChange={setRedeem} />
        )}
      </Beside>
      {redeem === 'code' && <TextFact name="code" label="Code" findings={findings} />}
      {redeem === 'link' && <LinkFact findings={findings} />}
    </Section>
  )
}

function BrandFact({
  findings,
  isNew,
  onBrand,
}: Pick<WhatSectionProps, 'findings' | 'isNew' | 'onBrand'>) {
  const [brand, set] = useField<LinkValue | undefined>(['data', 'brand'])
  return (
    <Beside name="brand" label="Brand" findings={findings}>
      {(control) => (
        <Labelled label="Brand" htmlFor={control.id}>
          <DocumentPicker
            {...control}
            label="Brand"
            types={['brand']}
            autoFocus={isNew}
            chosen={brand?.id ? { id: brand.id, title: brand.uid ?? brand.id } : null}
            onPick={(picked) => {
              set(picked ? toDocumentLink(picked, null) : undefined)
              onBrand(picked)
            }}
          />
        </Labelled>
      )}
    </Beside>
  )
}

function LinkFact({ findings }: SectionProps) {
  const [link, set] = useField<LinkValue | undefined>(['data', 'link'])
  return (
    <Beside name="link" label="Link" findings={findings}>
      {({ id }) => (
        <TextField
          id={id}
          label="Link"
          type="url"
          placeholder="https://"
          value={link?.url ?? ''}
          onChange={(url) => set(url === '' ? undefined : { link_type: 'Web', url })}
        />
      )}
    </Beside>
  )
}
