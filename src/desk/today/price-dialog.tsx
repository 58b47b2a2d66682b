import { useState } from 'react'
import { formatPrice } from '#deals/format-price.ts'
import { Button } from '../shell/button.tsx'
import { Form } from '../shell/form/form.tsx'
import { useModal } from '../shell/use-modal.ts'
import type { DealLine } from '../wire/today.ts'

type PriceDialogProps = {
  deal: DealLine
  onSet: (price: number) => void
  onClose: () => void
}

/** Asks what a deal costs now. */
export function PriceDialog({ deal, onSet, onClose }: PriceDialogProps) {
  const dialog = useModal()
  const [text, setText] = useState('')
  const price = Number(text)
  const isPrice = text !== '' && Number.isFinite(price) && price >= 0
  const was = deal.priceWas === null ? '' : `, was ${formatPrice(deal.priceWas)}`

  function send(): void {
    if (isPrice) onSet(Math.round(price * 100) / 100)
  }

  return (
    <dialog ref={dialog} className="dsheet" aria-labelledby="price-title" onClose={onClose}>
      <Form className="dsheet__in" onSend={send}>
        <h2 className="h1" id="price-title">
          What does it cost now?
        </h2>
        <p className="sm muted">
          {deal.title}.{' '}
          {deal.priceNow === null
            ? 'The card shows no price.'
            : `The card says ${formatPrice(deal.priceNow)}${was}.`}
        </p>
        <label className="f">
          <span className="sm">Price in dollars</span>
          <input
            className="in"
            inputMode="decimal"
            pattern="[0-9]+([.][0-9]{1,2})?"
            required
            // A dialog moves the focus to its first field by itself.
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="line">
          <Button look="tall" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button look="go tall grow" type="submit" disabled={!isPrice}>
            {isPrice ? `Set ${formatPrice(price)}, checked today` : 'Set the price'}
          </Button>
        </div>
      </Form>
    </dialog>
  )
}
