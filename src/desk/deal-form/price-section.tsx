import type { PriceBasis } from '#lib/deal-options.ts'
import { Choice, NOT_STATED, optionsOf } from '../shell/choice.tsx'
import { Tick } from '../shell/tick.tsx'
import type { DealSays } from '../wire/documents.ts'
import { type SectionProps, useFact } from './deal-fields.ts'
import { Section } from './section.tsx'
import { MoneyFact, TextFact } from './text-fact.tsx'

const bases = [
  ...optionsOf<PriceBasis>({ nett: 'All in', '++': '“++” on top' }),
  NOT_STATED,
] as const

export function PriceSection({ findings, says }: SectionProps & { says: DealSays | null }) {
  const [basis, setBasis] = useFact<PriceBasis>('price_plus')
  const [isFrom, setFrom] = useFact<boolean>('price_from')
  const [isPair, setPair] = useFact<boolean>('one_for_one')
  return (
    <Section name="Price" says={says?.saving}>
      <div className="g4">
        <MoneyFact name="price_now" label="Now" findings={findings} />
        <MoneyFact name="price_was" label="Before" findings={findings} />
        <TextFact name="price_unit" label="Unit" findings={findings} placeholder="per guest" />
        <MoneyFact name="min_spend" label="Minimum spend" findings={findings} placeholder="None" />
      </div>
      <Choice label="Tax and service" options={bases} value={basis} onChange={setBasis} />
      <div className="line wrapy">
        <Tick look="pick" label="“From” price" isOn={isFrom === true} onChange={setFrom} />
        <Tick
          look="pick"
          label="Two for the price of one"
          isOn={isPair === true}
          onChange={setPair}
        />
      </div>
    </Section>
  )
}
