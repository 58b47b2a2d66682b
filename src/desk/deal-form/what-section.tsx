import { useId } from 'react'
import { useField } from '../drafts/use-draft.ts'
import { Beside } from '../fields/beside.tsx'
import { DocumentPicker } from '../fields/document-picker.tsx'
import { findingsOf } from '../fields/finding-list.tsx'
import { Labelled } from '../fields/labelled.tsx'
import { type LinkValue, toDocumentLink } from '../fields/link-value.ts'
import type { Picked, SimilarDeal } from '../wire/documents.ts'
import { Choice } from './choice.tsx'
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

const redeems = [
  ['code', 'Code'],
  ['show', 'Show'],
  ['link', 'Link'],
  ['auto', 'By itself'],
] as const
const categories = [
  ['food', 'Food'],
  ['grocery', 'Groceries'],
  ['experience', 'Experiences'],
  ['apparel', 'Apparel'],
  ['shopping', 'Shopping'],
] as const

export function WhatSection({ findings, similar, note, isNew, onBrand }: WhatSectionProps) {
  const [redeem, setRedeem] = useFact<(typeof redeems)[number][0]>('redeem')
  const [category, setCategory] = useFact<(typeof categories)[number][0]>('category')
  const id = useId()
  return (
    <Section name="What" says={note}>
      <BrandFact findings={findings} isNew={isNew} onBrand={onBrand} />
      <div className="gt">
        <TextFact name="title" label="Title" findings={findings} most={70} />
        <TextFact name="badge" label="Badge" findings={findings} most={12} placeholder="25% off" />
      </div>
      <DuplicateNote similar={similar} />
      <TextFact name="summary" label="Summary" findings={findings} rows={2} />
      <Beside
        id={`${id}-c`}
        name="category"
        label="Category"
        path={['data', 'category']}
        findings={findingsOf(findings, 'category')}
      >
        <Choice
          id={`${id}-cat`}
          label="Category"
          options={categories}
          value={category}
          onChange={setCategory}
        />
      </Beside>
      <Beside
        id={`${id}-r`}
        name="redeem"
        label="How to redeem"
        path={['data', 'redeem']}
        findings={findingsOf(findings, 'redeem')}
      >
        <Choice
          id={`${id}-red`}
          label="How to redeem"
          options={redeems}
          value={redeem}
          onChange={setRedeem}
        />
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
  const own = findingsOf(findings, 'brand')
  const id = useId()
  return (
    <Beside id={id} name="brand" label="Brand" path={['data', 'brand']} findings={own}>
      <Labelled label="Brand" htmlFor={`${id}-in`}>
        <DocumentPicker
          id={`${id}-in`}
          label="Brand"
          types={['brand']}
          autoFocus={isNew}
          chosen={brand?.id ? { id: brand.id, title: brand.uid ?? brand.id } : null}
          describedBy={own.length > 0 ? id : undefined}
          onPick={(picked) => {
            set(picked ? toDocumentLink(picked, null) : undefined)
            onBrand(picked)
          }}
        />
      </Labelled>
    </Beside>
  )
}

function LinkFact({ findings }: SectionProps) {
  const [link, set] = useField<LinkValue | undefined>(['data', 'link'])
  const id = useId()
  return (
    <Beside
      id={id}
      name="link"
      label="Link"
      path={['data', 'link']}
      findings={findingsOf(findings, 'link')}
    >
      <Labelled label="Link" htmlFor={`${id}-in`}>
        <input
          id={`${id}-in`}
          className="in"
          type="url"
          placeholder="https://"
          value={link?.url ?? ''}
          onChange={(event) => {
            const url = event.target.value
            set(url === '' ? undefined : { link_type: 'Web', url })
          }}
        />
      </Labelled>
    </Beside>
  )
}
