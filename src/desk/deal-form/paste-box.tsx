import { useState } from 'react'
import { singaporeDay } from '#lib/singapore-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { Problem } from '../shell/problem.tsx'
import type { DocumentModel } from '../wire/documents.ts'
import type { LinkFacts } from '../wire/links.ts'
import { proposeLink } from './propose-link.ts'
import { findLink, type Proposal, readMessage } from './read-message.ts'
import { useLinkFacts } from './use-link-facts.ts'
import { useTake } from './use-take.ts'

/** Paste a message or a link: what can be read is proposed, and nothing is set before somebody takes it. */
export function PasteBox({ model }: { model: DocumentModel }) {
  const [text, setText] = useState('')
  const { taken, take, isTaking, problem, forget } = useTake(model)
  const links = useLinkFacts()
  const link = findLink(text)
  const facts = links.find(link)
  const proposals = propose(text, facts)
  const open = proposals.filter(({ name }) => !taken.includes(name))

  return (
    <section className="paste" aria-label="Paste a link or a message">
      <div className="line wrapy">
        <label className="lab grow" htmlFor="paste">
          {sayState({ text, isReading: links.isReading, count: proposals.length, taken })}
        </label>
        {link !== null && facts === null && (
          <button
            className="b"
            type="button"
            disabled={links.isReading}
            onClick={() => void links.read(link)}
          >
            Read the link
          </button>
        )}
        {open.length > 0 && (
          <button className="b" type="button" disabled={isTaking} onClick={() => void take(open)}>
            {taken.length === 0 ? 'Take all' : `Take the other ${open.length}`}
          </button>
        )}
      </div>
      <textarea
        id="paste"
        className="in"
        rows={text === '' ? 1 : 3}
        value={text}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim()
          // A link alone has nothing else to read.
          if (text === '' && findLink(pasted) === pasted) void links.read(pasted)
        }}
        onChange={(event) => {
          setText(event.target.value)
          forget()
        }}
      />
      <Problem error={links.problem ?? problem} />
      <Proposals
        proposals={proposals}
        taken={taken}
        isTaking={isTaking}
        onTake={(proposal) => void take([proposal])}
      />
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
    <div className="props">
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

/** A page states these itself, or they are not certain. */
const stated: readonly string[] = ['Title', 'Price', 'Dates', 'Link']

/** For each fact, the message wins over the page's data, and that over the page's description. */
function propose(text: string, facts: LinkFacts | null): Proposal[] {
  const today = singaporeDay(new Date())
  const all = [
    ...readMessage(text, today),
    ...(facts ? proposeLink(facts, today) : []),
    ...readMessage(facts?.description ?? '', today).filter(({ name }) => !stated.includes(name)),
  ]
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

type State = { text: string; isReading: boolean; count: number; taken: readonly string[] }

function sayState({ text, isReading, count, taken }: State): string {
  if (text === '') return 'Paste a message or a link'
  if (isReading) return 'Reading the link'
  if (count === 0) return 'No facts found'
  return `${count === 1 ? '1 fact' : `${count} facts`} proposed, ${taken.length} taken`
}
