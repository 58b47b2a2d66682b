import { useState } from 'react'
import { sayTotal } from '../documents/say-total.ts'
import { Button } from '../shell/button.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { PartFailure } from '../shell/part-failure.tsx'
import type { DocumentModel } from '../wire/documents.ts'
import { findLink } from './find-link.ts'
import type { Proposal } from './read-message.ts'
import { useLinkFacts } from './use-link-facts.ts'
import { usePasteReader } from './use-paste-reader.ts'
import { useTake } from './use-take.ts'

/** Reads facts from a pasted message or link and proposes them. Nothing is set before somebody takes it. */
export function PasteBox({ model }: { model: DocumentModel }) {
  const [text, setText] = useState('')
  const { reader, hasFailed, load } = usePasteReader(text !== '')
  const { taken, take, isTaking, problem, forget } = useTake(model)
  const links = useLinkFacts()
  const link = findLink(text)
  const facts = links.find(link)
  const proposals = reader?.propose(text, facts) ?? []
  const open = proposals.filter(({ name }) => !taken.includes(name))

  return (
    <section className="paste" aria-label="Paste a link or a message">
      <div className="line wrapy">
        <label className="lab grow" htmlFor="paste">
          {sayState({
            text,
            reading: links.isReading ? 'the link' : reader || hasFailed ? null : 'the message',
            count: reader && proposals.length,
            taken,
          })}
        </label>
        {link !== null && facts === null && (
          <Button disabled={links.isReading} onClick={() => void links.read(link)}>
            Read the link
          </Button>
        )}
        {reader && open.length > 0 && (
          <Button disabled={isTaking} onClick={() => void take(open, reader)}>
            {taken.length === 0 ? 'Take all' : `Take the other ${open.length}`}
          </Button>
        )}
      </div>
      <textarea
        id="paste"
        className="in"
        rows={text === '' ? 1 : 3}
        value={text}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim()
          // The text is only a link, so there is nothing else to read.
          if (text === '' && findLink(pasted) === pasted) void links.read(pasted)
        }}
        onChange={(event) => {
          setText(event.target.value)
          forget()
        }}
      />
      <Problem error={links.problem ?? problem} />
      {hasFailed && text !== '' && (
        <PartFailure name="The message reader" isMissing onRetry={load} />
      )}
      {reader && (
        <Proposals
          proposals={proposals}
          taken={taken}
          isTaking={isTaking}
          onTake={(proposal) => void take([proposal], reader)}
        />
      )}
    </section>
  )
}

type ProposalsProps = {
  proposals: readonly Proposal[]
  taken: readonly string[]
  isTaking: boolean
  onTake: (proposal: Proposal) => void
}

function Proposals({ proposals, taken, isTaking, onTake }: ProposalsProps) {
  if (proposals.length === 0) return null
  return (
    <div className="bs">
      {proposals.map((proposal) => {
        const isTaken = taken.includes(proposal.name)
        return (
          <button
            key={proposal.name}
            className="prop"
            type="button"
            aria-pressed={isTaken}
            disabled={isTaken || isTaking}
            onClick={() => onTake(proposal)}
          >
            <DeskIcon name={isTaken ? 'check' : 'plus'} size="s" />
            <span>{proposal.name}</span>
            {proposal.says}
          </button>
        )
      })}
    </div>
  )
}

type State = {
  text: string
  reading: 'the link' | 'the message' | null
  /** `null` if the message reader did not load. */
  count: number | null
  taken: readonly string[]
}

function sayState({ text, reading, count, taken }: State): string {
  if (text !== '' && reading !== null) return `Reading ${reading}`
  if (text === '' || count === null) return 'Paste a message or a link'
  if (count === 0) return 'No facts found'
  return `${sayTotal(count, 'fact')} proposed, ${taken.length} taken`
}
