import { useState } from 'react'
import { singaporeDay } from '#lib/singapore-time.ts'
import { useStore } from '../drafts/use-draft.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { type Proposal, readMessage } from './read-message.ts'

/** Paste a message or a link: what can be read is proposed, and nothing is set before somebody takes it. */
export function PasteBox() {
  const store = useStore()
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<readonly string[]>([])
  const proposals = readMessage(text, singaporeDay(new Date()))
  const open = proposals.filter(({ name }) => !taken.includes(name))
  function take(some: readonly Proposal[]): void {
    for (const { data } of some) {
      for (const [field, value] of Object.entries(data)) store.set(['data', field], value)
    }
    setTaken([...taken, ...some.map(({ name }) => name)])
  }
  return (
    <section className="paste" aria-label="Paste a link or a message">
      <div className="line">
        <label className="lab grow" htmlFor="paste">
          {text === '' ? 'Paste a message or a link' : sayProposals(proposals.length, taken.length)}
        </label>
        {open.length > 0 && (
          <button className="b" type="button" onClick={() => take(open)}>
            {taken.length === 0 ? 'Take all' : `Take the other ${open.length}`}
          </button>
        )}
      </div>
      <textarea
        id="paste"
        className="in"
        rows={text === '' ? 1 : 3}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setTaken([])
        }}
      />
      {proposals.length > 0 && (
        <div className="props">
          {proposals.map((proposal) => {
            const isTaken = taken.includes(proposal.name)
            return (
              <button
                key={proposal.name}
                className="prop"
                type="button"
                aria-pressed={isTaken}
                disabled={isTaken}
                onClick={() => take([proposal])}
              >
                <DeskIcon name={isTaken ? 'check' : 'plus'} size="s" />
                <span>{proposal.name}</span>
                {proposal.says}
              </button>
            )
          })}
        </div>
      )}
    </section>
  )
}

function sayProposals(count: number, taken: number): string {
  if (count === 0) return 'Nothing in it can be read as a fact'
  return `${count === 1 ? '1 fact' : `${count} facts`} proposed, ${taken} taken`
}
