import { memo, useDeferredValue, useMemo } from 'react'
import { useField, useStore } from '../drafts/use-draft.ts'
import { HereToo } from '../fields/here-too.tsx'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { DocumentModel } from '../wire/documents.ts'
import type { Slices } from './article-codec.ts'
import type { Blocks } from './block-keeper.ts'
import { sayLength } from './count-words.ts'
import { RichTextEditor } from './rich-text-editor.tsx'
import { setSlices } from './set-slices.ts'
import { readSliceRules, type SliceRules } from './slice-rules.ts'
import { useCarets } from './use-carets.ts'
import { type Named, plainText, type WritingFields, withPlainText } from './writing-fields.ts'

const articleField = toLatePart(
  'The editor',
  async () => (await import('./article-field.tsx')).ArticleField,
)

type WritingTextProps = { model: DocumentModel; fields: WritingFields }

/** The column that people write in: title, summary, and the text. */
export function WritingText({ model, fields }: WritingTextProps) {
  const { title, lede, body } = fields
  const rules = useMemo(
    () =>
      body?.field.type === 'Slices'
        ? readSliceRules(model.slices, body.field as never, () => crypto.randomUUID())
        : null,
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
  const [value] = useField<Slices | undefined>(['data', zone])
  const slices = Array.isArray(value) ? value : NONE
  const counted = useDeferredValue(slices)
  const { carets, onCaret } = useCarets(zone)
  return (
    <LatePart
      part={articleField}
      props={{
        ...{ rules, carets, onCaret },
        value: slices,
        onChange: (after) => setSlices(store, zone, after),
        label: 'Text',
        toolbarEnd: <Length slices={counted} />,
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

/** Counted after the key is painted. */
const Length = memo(({ slices }: { slices: Slices }) => (
  <span className="meta tool__end">{sayLength(slices)}</span>
))

const NONE: Slices = Object.freeze([])

function RichBody({ named: { name, field } }: { named: Named }) {
  const [value, set] = useField<Blocks | undefined>(['data', name])
  const { carets, onCaret } = useCarets(name)
  return (
    <RichTextEditor
      field={field as never}
      value={value ?? (NONE as never)}
      onChange={set}
      label={field.config?.label ?? name}
      carets={carets}
      onCaret={onCaret}
    />
  )
}

type PlainFieldProps = { named: Named; className: string; label: string }

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
