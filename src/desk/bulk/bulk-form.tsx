import { useState } from 'react'
import { categories } from '#lib/categories.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Select } from '../shell/form/select.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { Tick } from '../shell/tick.tsx'
import { type BulkAct, capabilityFor } from '../wire/bulk.ts'
import { type BulkChoiceId, bulkChoices } from './bulk-names.ts'

type Written = { choice: BulkChoiceId; value: string; publish: boolean }

type BulkFormProps = { isBusy: boolean; onAct: (act: BulkAct) => void; onClose: () => void }

/** The action for the selected documents. */
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
      <Select
        label="What to do"
        options={offered.map(({ id, name }) => [id, name])}
        value={written.choice}
        onChange={(choice) => setWritten({ ...written, choice, value: firstValue(choice) })}
      />
      <ValueField written={written} onChange={(value) => setWritten({ ...written, value })} />
      {!isWhole && me.capabilities.includes('publish') && (
        <Tick
          label="Publish at once where the deal is live"
          isOn={written.publish}
          onChange={(publish) => setWritten({ ...written, publish })}
        />
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
  if (choice === 'category') {
    const options = categories.map((each) => [each, upperFirst(each)] as const)
    return <Select label="Category" options={options} value={value} onChange={onChange} />
  }
  return (
    <div className="f">
      <TextField
        label={isDay ? 'Day' : 'Tag'}
        type={isDay ? 'date' : 'text'}
        maxLength={100}
        required={choice !== 'ends_on'}
        value={value}
        onChange={onChange}
      />
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
