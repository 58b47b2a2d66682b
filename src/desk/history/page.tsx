import { useState } from 'react'
import { labelOf } from '../fields/field-props.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import { Link, navigate } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { type Options, SelectList } from '../shell/form/select.tsx'
import { formatNearTime } from '../shell/format-time.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { documentPath } from '../wire/document-path.ts'
import type { Comparison as Compared, HistoryEntry, OpenedDocument } from '../wire/documents.ts'
import { BlockComparison } from './block-comparison.tsx'
import { findOlder, toVersions, type Versions } from './compared-versions.ts'
import { Comparison } from './comparison.tsx'
import { type Against, historyPath, keepAgainst, readCompared } from './history-address.ts'
import { useRestore } from './use-restore.ts'
import './history.css'

const againstNames: Options<Against> = [
  ['before', 'The one before'],
  ['live', 'What is live'],
]

/** Every version of a document, compared with another one, and how to go back. */
export function Page({ params, query }: PageProps) {
  const id = params.id ?? ''
  const { me } = useDesk()
  const address = `/documents/${encodeURIComponent(id)}`
  const history = useLoaded<{ entries: readonly HistoryEntry[] }>(`${address}/history`)
  const { value: opened, reload: reopen } = useLoaded<OpenedDocument>(address)
  const entries = history.value?.entries ?? (history.problem && [])
  const hasDraft = (opened?.version ?? 0) > 0
  const latest = hasDraft ? 'draft' : String(entries?.[0]?.revision ?? '')
  const asked = readCompared(query)
  const chosen = asked.revision ?? latest
  const [against, setAgainst] = useState(asked.against)
  const compared = useCompared(address, toVersions(chosen, against, entries))
  const entry = entries?.find(({ revision }) => String(revision) === chosen)

  function compareWith(next: Against): void {
    setAgainst(next)
    keepAgainst(next)
  }

  const restore = useRestore(address, () => {
    void history.reload()
    void reopen()
    navigate(`/history/${id}`)
  })

  const mayRestore = me.capabilities.includes('restore') && entry !== undefined
  const older = compared && findOlder(compared)
  const restorePart =
    mayRestore && older !== null ? (path: readonly string[]) => void restore(older, path) : null
  return (
    <DeskPage title="History" crumb={<BackLink id={id} type={opened?.document?.type ?? null} />}>
      <section className="box" aria-label="History">
        {entries?.length === 0 && <EmptyBox>None of it has been published yet.</EmptyBox>}
        <div className="hist">
          <Revisions {...{ id, entries, chosen, against, hasDraft }} />
          <div>
            <div className="line wrapy pad hist__head">
              <VersionTitle entry={entry} isDraft={chosen === 'draft'} />
              {entry && (
                <SelectList
                  className="b"
                  aria-label="Compare with"
                  options={againstNames}
                  value={against}
                  onChange={compareWith}
                />
              )}
              {mayRestore && (
                <Button onClick={() => void restore(entry.revision, null)}>Restore all</Button>
              )}
            </div>
            {compared?.blocks && (
              <BlockComparison blocks={compared.blocks} onRestore={restorePart} />
            )}
            {compared && !compared.blocks && (
              <Comparison
                changes={compared.changes}
                nameOf={(name) => fieldName(opened, name)}
                onRestore={restorePart}
              />
            )}
            <p className="pad meta">
              Restoring writes a new version. Nothing is ever removed from the history.
            </p>
          </div>
        </div>
      </section>
    </DeskPage>
  )
}

/** `null` until the answer to this question is here. */
function useCompared(address: string, versions: Versions | null): Compared | null {
  const { value } = useLoaded<Compared>(
    versions && `${address}/compare?${new URLSearchParams(versions)}`,
  )
  return value && value.from === versions?.from && value.to === versions.to ? value : null
}

type RevisionsProps = {
  id: string
  entries: readonly HistoryEntry[] | null
  chosen: string
  against: Against
  hasDraft: boolean
}

function Revisions({ id, entries, chosen, against, hasDraft }: RevisionsProps) {
  return (
    <ol className="revs">
      {hasDraft && (
        <li>
          <Link
            to={historyPath(id, { revision: null, against })}
            aria-current={chosen === 'draft' ? 'true' : undefined}
          >
            <b>Draft, not live</b>
          </Link>
        </li>
      )}
      {entries?.map((entry) => (
        <li key={entry.revision}>
          <Link
            to={historyPath(id, { revision: String(entry.revision), against })}
            aria-current={chosen === String(entry.revision) ? 'true' : undefined}
          >
            <b>{titleOf(entry)}</b>
            <span className="meta">
              {[entry.at && formatNearTime(entry.at), entry.by, entry.why]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

type VersionTitleProps = { entry: HistoryEntry | undefined; isDraft: boolean }

function VersionTitle({ entry, isDraft }: VersionTitleProps) {
  return (
    <div className="grow">
      <b>{entry ? titleOf(entry) : isDraft && 'Draft, compared with what is live'}</b>
      <p className="meta">{entry && [entry.by, entry.why].filter(Boolean).join(': ')}</p>
    </div>
  )
}

function BackLink({ id, type }: { id: string; type: string | null }) {
  if (type === null) return null
  return (
    <Link to={documentPath({ id, type })}>Back to the {type === 'deal' ? 'deal' : 'text'}</Link>
  )
}

const KINDS: Readonly<Record<string, string>> = {
  import: 'Imported',
  publish: 'Published',
  unpublish: 'Taken off',
  restore: 'Restored',
  'take-back': 'Taken back',
}

function titleOf({ kind, action, fields }: HistoryEntry): string {
  if (action === 'add') return 'First version'
  if (action === 'remove') return 'Taken off'
  const names = fields.slice(0, 3).map((name) => name.replaceAll('_', ' '))
  return names.length === 0 ? (KINDS[kind ?? ''] ?? 'Changed') : names.join(', ')
}

function fieldName(opened: OpenedDocument | null, name: string): string {
  const named = opened && fieldsOf(opened.model.tabs).find((one) => one.name === name)
  return named ? labelOf(name, named.field) : name
}
