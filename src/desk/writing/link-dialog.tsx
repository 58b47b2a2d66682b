import { useId, useState } from 'react'
import { sayTotal } from '../documents/say-total.ts'
import { useFoundDocuments } from '../fields/use-found-documents.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Form } from '../shell/form/form.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { Tick } from '../shell/tick.tsx'
import type { Picked } from '../wire/documents.ts'
import { describeLink, type LinkData, readTypedUrl, toDocumentLink } from './safe-link.ts'

type LinkDialogProps = {
  /** The link around the caret. */
  link: LinkData | null
  allowTargetBlank: boolean
  onSet: (data: LinkData, text: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks for an address, or finds a document by its title. */
export function LinkDialog({ link, allowTargetBlank, onSet, onRemove, onClose }: LinkDialogProps) {
  const id = useId()
  const [words, setWords] = useState(link?.link_type === 'Web' ? String(link.url ?? '') : '')
  const [isBlank, setIsBlank] = useState(link?.target === '_blank')
  const [isWrong, setIsWrong] = useState(false)
  const url = readTypedUrl(words)
  const { picks, isFailed } = useFoundDocuments(url === null && words.trim() !== '' ? words : null)

  function submit(): void {
    const [first] = picks ?? []
    if (url !== null) setUrl(url)
    else if (first) setDocument(first)
    else setIsWrong(true)
  }
  function setUrl(address: string): void {
    const target = isBlank ? { target: '_blank' } : {}
    onSet({ link_type: 'Web', url: address, ...target }, words.trim())
  }
  const setDocument = (picked: Picked) => onSet(toDocumentLink(picked), picked.title)

  return (
    <Dialog title="Link" onClose={onClose}>
      <Form className="col" onSend={submit}>
        {link !== null && <p className="meta">Now: {describeLink(link)}</p>}
        <TextField
          className={isWrong ? 'in bad' : 'in'}
          label="Address, or words of a title"
          value={words}
          aria-invalid={isWrong}
          aria-describedby={id}
          autoComplete="off"
          onChange={(typed) => {
            setWords(typed)
            setIsWrong(false)
          }}
        />
        <p className="meta" id={id} role="status">
          {helpOf({ isWrong, count: picks?.length ?? null, isFailed })}
        </p>
        {picks && picks.length > 0 && (
          <ul className="pop">
            {picks.slice(0, 6).map((picked) => (
              <li key={picked.id}>
                <Button look="bare" onClick={() => setDocument(picked)}>
                  <span className="grow">{picked.title}</span>
                  <span className="meta">{picked.type}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {allowTargetBlank && (
          <Tick look="line sm" label="Open in a new tab" isOn={isBlank} onChange={setIsBlank} />
        )}
        <div className="bs">
          <Button look="go" type="submit">
            Set link
          </Button>
          {link !== null && <Button onClick={onRemove}>Take the link out</Button>}
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type Help = { isWrong: boolean; count: number | null; isFailed: boolean }

function helpOf({ isWrong, count, isFailed }: Help): string {
  if (isFailed) return 'Titles cannot be searched right now. Type an address instead.'
  if (isWrong) return 'That is not an address, and no title matches it.'
  if (count === null) return 'Such as bugis.example/menu, desk@bugis.example or a deal’s title.'
  return `${sayTotal(count, 'document')}.`
}
