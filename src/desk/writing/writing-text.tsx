import { memo, useEffect, useMemo, useState } from 'react'
import { useEditedField, useField, useStore } from '../drafts/use-draft.ts'
import { HereToo } from '../fields/here-too.tsx'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { DocumentModel, NamedField } from '../wire/documents.ts'
import type { Slices } from './article-codec.ts'
import type { Blocks } from './block-keeper.ts'
import { sayLength } from './count-words.ts'
import { RichTextEditor } from './rich-text-editor.tsx'
import { setSlices } from './set-slices.ts'
import { readSliceRules, type SliceRules } from './slice-rules.ts'
import { useCarets } from './use-carets.ts'
import { plainText, type WritingFields, withPlainText } from './writing-fields.ts'

const articleField = toLatePart(
  'The editor',
  async () => (await import('./article-field.tsx')).ArticleField,
)

type WritingTextProps = { model: DocumentModel; fields: WritingFields }

/** The column that people write in: title, summary, and the text. */
export function WritingText({ model, fields }: WritingTextProps) {
  const { title, lede, body } = fields
  const rules = useMemo(
    () => (body?.field.type === 'Slices' ? readSliceRules(model.slices, body.field) : null),
    [model, body],
  )
  const head = (
    <>
      {title && <PlainField named={title} className="bare-in title" label="Title" />}
      {lede && (
        <PlainField
          named={lede}
          className="bare-in lede"
          label={lede.field.config?.label ?? 'Summary'}
        />
      )}
    </>
  )
  if (body && rules) return <Article zone={body.name} rules={rules} head={head} />
  return (
    <article className="page">
      {head}
      {body?.field.type === 'StructuredText' && <RichBody named={body} />}
    </article>
  )
}

type ArticleProps = { zone: string; rules: SliceRules; head: React.ReactNode }

function Article({ zone, rules, head }: ArticleProps) {
  const store = useStore()
  const path = ['data', zone]
  const [value, edit] = useEditedField<unknown>(path)
  const { carets, onCaret } = useCarets(zone)
  return (
    <LatePart
      part={articleField}
      props={{
        ...{ rules, carets, onCaret },
        value: toSlices(value),
        valueNow: () => toSlices(store.get(path)),
        onChange: (after, from) => edit(after, () => setSlices(store, { zone, after, from })),
        label: 'Text',
        toolbarEnd: <Length zone={zone} />,
        children: head,
      }}
      waiting={
        <article className="page" aria-busy="true">
          {head}
        </article>
      }
      failed={(notice) => (
        <article className="page">
          {head}
          {notice}
        </article>
      )}
    />
  )
}

/** Counted when nobody types. */
const Length = memo(({ zone }: { zone: string }) => {
  const store = useStore()
  const [said, setSaid] = useState(() => sayLength(store.get(['data', zone])))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSaid(sayLength(store.get(['data', zone]))), COUNT_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, zone])
  return <span className="meta tool__end">{said}</span>
})

const COUNT_MS = 700

const NONE: Slices = Object.freeze([])

function toSlices(value: unknown): Slices {
  return Array.isArray(value) ? value : NONE
}

function RichBody({ named: { name, field } }: { named: NamedField }) {
  const [value, set] = useField<Blocks | undefined>(['data', name])
  const { carets, onCaret } = useCarets(name)
  return (
    <RichTextEditor
      field={field}
      value={value ?? (NONE as never)}
      onChange={set}
      label={field.config?.label ?? name}
      carets={carets}
      onCaret={onCaret}
    />
  )
}

type PlainFieldProps = { named: NamedField; className: string; label: string }

/** A text of one line that wraps. Enter does nothing in it. */
function PlainField({ named, className, label }: PlainFieldProps) {
  const [value, set] = useField<unknown>(['data', named.name])
  return (
    <div className="beside" data-field={named.name}>
      <textarea
        className={className}
        rows={1}
        aria-label={label}
        placeholder={label}
        value={plainText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ target }) =>
          set(withPlainText(named, value, target.value.replaceAll('\n', ' ')))
        }
      />
      <HereToo field={named.name} />
    </div>
  )
}
