import type { Outlet } from '#deals/deal.ts'
import type { Channel } from '#lib/deal-options.ts'
import { Beside } from '../fields/beside.tsx'
import { OrderButtons } from '../fields/order-buttons.tsx'
import { Button } from '../shell/button.tsx'
import { Choice, optionsOf } from '../shell/choice.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { type SectionProps, useFact, useRows } from './deal-fields.ts'
import { Section } from './section.tsx'
import { TextFact } from './text-fact.tsx'

const channels = optionsOf<Channel>({ 'in-store': 'Outlets', online: 'Online', both: 'Both' })

const parts = [
  ['name', 'Name'],
  ['address', 'Address'],
  ['postal', 'Postal code'],
  ['mrt', 'MRT station'],
  ['hours', 'Opening hours'],
] as const

export function WhereSection({ findings }: SectionProps) {
  const [channel, setChannel] = useFact<Channel>('channel')
  const [outlets, setOutlets] = useRows<Partial<Outlet>>('outlets')
  const change = (place: number, part: Partial<Outlet>) =>
    setOutlets(outlets.with(place, { ...outlets[place], ...part }))
  return (
    <Section name="Where">
      <Choice label="Redeemed" options={channels} value={channel} onChange={setChannel} />
      <Beside name="outlets" label="Outlets" findings={findings} others={['channel']}>
        {() => (
          <div className="col">
            {outlets.map((outlet, place) => (
              <fieldset
                className="row0"
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids.
                key={place}
                aria-label={outlet.name || `Outlet ${place + 1}`}
              >
                <div className="g2 grow">
                  {parts.map(([part, label]) => (
                    <TextField
                      key={part}
                      label={label}
                      value={outlet[part] ?? ''}
                      onChange={(value) => change(place, { [part]: value })}
                    />
                  ))}
                </div>
                <OrderButtons
                  items={outlets}
                  place={place}
                  name={outlet.name || `outlet ${place + 1}`}
                  onChange={setOutlets}
                />
              </fieldset>
            ))}
            {channel !== 'online' && (
              <Button look="bare" onClick={() => setOutlets([...outlets, {}])}>
                Add an outlet
              </Button>
            )}
          </div>
        )}
      </Beside>
      {channel !== 'in-store' && (
        <TextFact name="delivery_area" label="Delivery area" findings={findings} />
      )}
    </Section>
  )
}
