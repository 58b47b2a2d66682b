import { type FormEvent, useId, useState } from 'react'
import { sayTotal } from '../documents/say-total.ts'
import { useFoundDocuments } from '../fields/use-found-documents.ts'
import { Button } from '../shell/button.tsx'
import { useModal } from '../shell/use-modal.ts'
import type { Picked } from '../wire/documents.ts'
import { toDocumentLink } from './find-documents.ts'
import { describeLink, type LinkData, readTypedUrl } from './safe-link.ts'

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
  const dialog = useModal()
  const id = useId()
  const [words, setWords] = useState(link?.link_type === 'Web' ? String(link.url ?? '') : '')
  const [isBlank, setIsBlank] = useState(link?.target === '_blank')
  const [isWrong, setIsWrong] = useState(false)
  const url = readTypedUrl(words)
  const { picks, isFailed } = useFoundDocuments(url === null && words.trim() !== '' ? words : null)

  function submit(event: FormEvent): void {
    event.preventDefault()
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
    <dialog className="dlg pad" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form className="col" onSubmit={submit}>
        <h2 className="h2" id={`${id}-title`}>
          Link
        </h2>
        {link !== null && <p className="meta">Now: {describeLink(link)}</p>}
        <label className="f" htmlFor={`${id}-words`}>
          <span className="lab">Address, or words of a title</span>
          <input
            className={isWrong ? 'in bad' : 'in'}
            id={`${id}-words`}
            value={words}
            aria-invalid={isWrong}
            aria-describedby={`${id}-help`}
            autoComplete="off"
            onChange={({ target }) => {
              setWords(target.value)
              setIsWrong(false)
            }}
          />
        </label>
        <p className="meta" id={`${id}-help`} role="status">
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
          <label className="line">
            <input type="checkbox" checked={isBlank} onChange={() => setIsBlank(!isBlank)} />
            Open in a new tab
          </label>
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
      </form>
    </dialog>
  )
}

type Help = { isWrong: boolean; count: number | null; isFailed: boolean }

function helpOf({ isWrong, count, isFailed }: Help): string {
  if (isFailed) return 'Titles cannot be searched right now. Type an address instead.'
  if (isWrong) return 'That is not an address, and no title matches it.'
  if (count === null) return 'Such as bugis.example/menu, desk@bugis.example or a deal’s title.'
  return `${sayTotal(count, 'document')}.`
}
