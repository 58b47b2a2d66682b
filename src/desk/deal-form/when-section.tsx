import type { HolidayRule } from '#lib/deal-options.ts'
import type { Weekday } from '#lib/singapore-time.ts'
import { Beside } from '../fields/beside.tsx'
import { LabelledGroup } from '../fields/labelled.tsx'
import { Button } from '../shell/button.tsx'
import { Choice, NOT_STATED, optionsOf } from '../shell/choice.tsx'
import type { DealSays } from '../wire/documents.ts'
import { DaysStrip } from './days-strip.tsx'
import { type SectionProps, useFact, useRows } from './deal-fields.ts'
import { HoursFact } from './hours-fact.tsx'
import { Section } from './section.tsx'
import { TextFact } from './text-fact.tsx'

const holidayRules = [
  ...optionsOf<HolidayRule>({ also: 'Also', not: 'Not', only: 'Only' }),
  NOT_STATED,
] as const

const patterns: readonly (readonly [string, readonly Weekday[]])[] = [
  ['Every day', []],
  ['Mon to Fri', ['mon', 'tue', 'wed', 'thu', 'fri']],
  ['Weekend', ['sat', 'sun']],
]

export function WhenSection({ findings, says }: SectionProps & { says: DealSays | null }) {
  const [days, setDays] = useRows<{ day: Weekday }>('weekdays')
  const [holidays, setHolidays] = useFact<HolidayRule>('holidays')
  const [eves, setEves] = useFact<HolidayRule>('eves')
  const set = (next: readonly Weekday[]) => setDays(next.map((day) => ({ day })))
  return (
    <Section name="When" says={says?.daysLeft}>
      <Beside name="weekdays" label="Days" findings={findings} others={['dates', 'month_days']}>
        {() => (
          <LabelledGroup label="Days" note={days.length === 0 ? 'Every day' : undefined}>
            <DaysStrip label="Days" days={days.map(({ day }) => day)} onChange={set} />
            <div className="bs">
              {patterns.map(([name, some]) => (
                <Button key={name} look="bare" onClick={() => set(some)}>
                  {name}
                </Button>
              ))}
            </div>
          </LabelledGroup>
        )}
      </Beside>
      <HoursFact findings={findings} />
      <div className="g2">
        <TextFact name="starts_on" label="From" type="date" findings={findings} />
        <TextFact name="ends_on" label="Until, last day" type="date" findings={findings} />
      </div>
      <div className="g2 s1">
        <Choice
          label="Public holidays"
          options={holidayRules}
          value={holidays}
          onChange={setHolidays}
        />
        <Choice label="Eves of holidays" options={holidayRules} value={eves} onChange={setEves} />
      </div>
    </Section>
  )
}
