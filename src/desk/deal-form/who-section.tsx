import type { Booking, Eligible } from '#lib/deal-options.ts'
import { Beside } from '../fields/beside.tsx'
import { LabelledGroup } from '../fields/labelled.tsx'
import { Choice, NOT_STATED, optionsOf } from '../shell/choice.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { type SectionProps, useFact, useRows } from './deal-fields.ts'
import { Section } from './section.tsx'
import { TextFact } from './text-fact.tsx'

const names = optionsOf<Eligible>({
  everyone: 'Everyone',
  'new-customer': 'New customers',
  member: 'Members',
  student: 'Students',
  senior: 'Seniors',
  child: 'Children',
  serviceman: 'National servicemen',
  resident: 'Residents',
  visitor: 'Visitors to Singapore',
  birthday: 'Birthday',
  'card-holder': 'Card holders',
})
const bookings = [
  ...optionsOf<Booking>({ 'not-needed': 'Not needed', needed: 'Needed' }),
  NOT_STATED,
] as const

export function WhoSection({ findings }: SectionProps) {
  const [eligible, setEligible] = useRows<{ who: Eligible }>('eligible')
  const [cards, setCards] = useRows<{ card: string }>('cards')
  const [booking, setBooking] = useFact<Booking>('booking')
  const chosen = eligible.map(({ who }) => who)
  const toggle = (who: Eligible) =>
    setEligible(
      names
        .map(([one]) => one)
        .filter((one) => (one === who ? !chosen.includes(who) : chosen.includes(one)))
        .map((one) => ({ who: one })),
    )
  return (
    <Section name="Who and proof">
      <Beside name="eligible" label="Who" findings={findings} others={['cards']}>
        {() => (
          <LabelledGroup label="Any of these">
            <div className="bs">
              {names.map(([who, name]) => (
                <button
                  key={who}
                  className="pick"
                  type="button"
                  aria-pressed={chosen.includes(who)}
                  onClick={() => toggle(who)}
                >
                  {chosen.includes(who) && <DeskIcon name="check" size="s" />}
                  {name}
                </button>
              ))}
            </div>
          </LabelledGroup>
        )}
      </Beside>
      {chosen.includes('card-holder') && (
        <label className="f">
          <span className="lab">Cards, with commas between</span>
          <input
            className="in"
            defaultValue={cards.map(({ card }) => card).join(', ')}
            onChange={(event) => setCards(toCards(event.target.value))}
          />
        </label>
      )}
      <div className="g2 s1">
        <TextFact name="proof" label="Proof to bring" findings={findings} />
        <Choice label="Booking" options={bookings} value={booking} onChange={setBooking} />
      </div>
    </Section>
  )
}

function toCards(text: string): { card: string }[] {
  return text
    .split(',')
    .map((card) => card.trim())
    .filter((card) => card !== '')
    .map((card) => ({ card }))
}
