import { useState } from 'react'
import { categories } from '#lib/deal-options.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form.tsx'
import { type BulkAct, capabilityFor } from '../wire/bulk.ts'
import { type BulkChoiceId, bulkChoices } from './bulk-names.ts'

type Written = { choice: BulkChoiceId; value: string; publish: boolean }

type BulkFormProps = { isBusy: boolean; onAct: (act: BulkAct) => void; onClose: () => void }

/** What shall be done to everything that is picked. */
export function BulkForm({ isBusy, onAct, onClose }: BulkFormProps) {
  const { me } = useDesk()
  const may = (act: BulkAct) => me.capabilities.includes(capabilityFor(act))
  const [written, setWritten] = useState<Written>({
    choice: 'checked_on',
    value: singaporeDay(new Date()),
    publish: me.capabilities.includes('publish'),
  })
  const offered = bulkChoices.filter(({ id }) =>
    may(toAct({ choice: id, value: '', publish: false })),
  )
  const act = toAct(written)
  const isWhole = act.kind === 'publish' || act.kind === 'take-down'
  return (
    <Form className="col" onSend={() => onAct(act)}>
      <label className="f">
        <span className="lab">What to do</span>
        <select
          className="in"
          value={written.choice}
          onChange={({ target }) => {
            const choice = target.value as BulkChoiceId
            setWritten({ ...written, choice, value: firstValue(choice) })
          }}
        >
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ValueField written={written} onChange={(value) => setWritten({ ...written, value })} />
      {!isWhole && me.capabilities.includes('publish') && (
        <label className="tick">
          <input
            type="checkbox"
            checked={written.publish}
            onChange={({ target }) => setWritten({ ...written, publish: target.checked })}
          />
          Publish at once where the deal is live
        </label>
      )}
      {act.kind === 'publish' && (
        <p className="meta">Only drafts as you see them in the preview are published.</p>
      )}
      <div className="bs">
        <Button look="go" type="submit" isBusy={isBusy}>
          See what changes
        </Button>
        <Button look="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

type ValueFieldProps = { written: Written; onChange: (value: string) => void }

function ValueField({ written: { choice, value }, onChange }: ValueFieldProps) {
  if (choice === 'publish' || choice === 'take-down') return null
  const isDay = choice === 'checked_on' || choice === 'ends_on'
  const label = isDay ? 'Day' : choice === 'category' ? 'Category' : 'Tag'
  return (
    <div className="f">
      <label className="lab" htmlFor="bulk-value">
        {label}
      </label>
      {choice === 'category' ? (
        <select
          id="bulk-value"
          className="in"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {categories.map((each) => (
            <option key={each} value={each}>
              {upperFirst(each)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id="bulk-value"
          className="in"
          type={isDay ? 'date' : 'text'}
          maxLength={100}
          required={choice !== 'ends_on'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choice === 'ends_on' && <span className="meta">Without a day, the deal has no end.</span>}
    </div>
  )
}

function firstValue(choice: BulkChoiceId): string {
  if (choice === 'category') return categories[0]
  return choice === 'checked_on' ? singaporeDay(new Date()) : ''
}

function toAct({ choice, value, publish }: Written): BulkAct {
  if (choice === 'publish' || choice === 'take-down') return { kind: choice }
  if (choice === 'add-tag' || choice === 'remove-tag') return { kind: choice, tag: value, publish }
  return { kind: 'set', field: choice, value: value === '' ? null : value, publish }
}
