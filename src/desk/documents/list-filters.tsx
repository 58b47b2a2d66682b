import { categories } from '#lib/categories.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { DocumentPicker } from '../fields/document-picker.tsx'
import { type Options, Select } from '../shell/form/select.tsx'
import { type QuestionName, withAnswers } from './list-address.ts'

const ends: Options = [
  ['0', 'Today'],
  ['3', 'In 3 days'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
]
const unchecked: Options = [
  ['7', 'For 7 days'],
  ['14', 'For 14 days'],
  ['30', 'For 30 days'],
  ['90', 'For 90 days'],
]

type ListFiltersProps = { question: string; onAsk: (question: string) => void }

/** What narrows a list of deals besides words and state. */
export function ListFilters({ question, onAsk }: ListFiltersProps) {
  const query = new URLSearchParams(question)
  const set = (name: QuestionName, value: string | null) =>
    onAsk(withAnswers(question, { [name]: value }))
  const brand = query.get('brand')
  return (
    <div className="dl__filters">
      <FilterSelect
        label="Category"
        value={query.get('category')}
        choices={categories.map((each) => [each, upperFirst(each)])}
        onChange={(value) => set('category', value)}
      />
      <FilterSelect
        label="Last day"
        value={query.get('ends')}
        choices={ends}
        onChange={(value) => set('ends', value)}
      />
      <FilterSelect
        label="Not checked"
        value={query.get('unchecked')}
        choices={unchecked}
        onChange={(value) => set('unchecked', value)}
      />
      <div className="f">
        <label className="lab" htmlFor="filter-brand">
          Brand
        </label>
        <DocumentPicker
          id="filter-brand"
          label="Brands"
          types={['brand']}
          chosen={brand === null ? null : { id: brand, title: '' }}
          onPick={(picked) => set('brand', picked?.id ?? null)}
        />
      </div>
      <label className="f">
        <span className="lab">Tag</span>
        <input
          className="in"
          defaultValue={query.get('tag') ?? ''}
          key={query.get('tag')}
          onBlur={({ target }) => set('tag', target.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
    </div>
  )
}

type FilterSelectProps = {
  label: string
  value: string | null
  choices: Options
  onChange: (value: string | null) => void
}

/** A value that is not among the choices came with the address, and stays. */
function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  const isOther = value !== null && choices.every(([choice]) => choice !== value)
  return (
    <Select
      label={label}
      options={[['', 'Any'], ...choices, ...(isOther ? [[value, value] as const] : [])]}
      value={value ?? ''}
      onChange={(next) => onChange(next || null)}
    />
  )
}
