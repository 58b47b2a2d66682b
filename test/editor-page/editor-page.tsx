import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import '#ui/content.css'
import '../../src/desk/styles/desk.css'
import '../../src/desk/styles/parts.css'
import '../../src/desk/writing/writing.css'
import { DeskContext, type DeskContextValue } from '../../src/desk/shell/desk-context.ts'
import type { SliceModel } from '../../src/desk/wire/documents.ts'
import type { Slices } from '../../src/desk/writing/article-codec.ts'
import { ArticleField } from '../../src/desk/writing/article-field.tsx'
import type { Blocks } from '../../src/desk/writing/block-keeper.ts'
import { RichTextEditor } from '../../src/desk/writing/rich-text-editor.tsx'
import { readSliceRules } from '../../src/desk/writing/slice-rules.ts'

declare global {
  interface Window {
    /** The values of the editors, for tests. */
    field: Blocks
    slices: Slices
    /** A change that came from a colleague. */
    setField: (blocks: Blocks) => void
  }
}

const MULTI =
  'paragraph,preformatted,heading1,heading2,heading3,strong,em,hyperlink,list-item,o-list-item'
const text = { type: 'StructuredText', config: { multi: MULTI, labels: ['code'] } }
const deal = { type: 'Link', config: { select: 'document', customtypes: ['deal'] } }
const models: Record<string, SliceModel> = {
  text: { id: 'text', variations: [{ id: 'default', primary: { text } }] },
  quote: { id: 'quote', variations: [{ id: 'default', primary: { text } }] },
  deal: { id: 'deal', variations: [{ id: 'default', primary: { deal } }] },
}
const shared = { type: 'SharedSlice' }
const zone = { type: 'Slices', config: { choices: { text: shared, quote: shared, deal: shared } } }
const rules = readSliceRules(models, zone)

const block = (words: string) => ({ type: 'paragraph', text: words, spans: [] })
const sentence = 'Prata at midnight, porridge at one, and durian whenever the stalls are open. '
/** 5,000 words in four slices. */
const article: Slices = [0, 1, 2, 3].map((place) => ({
  id: `text$${place}`,
  slice_type: 'text',
  primary: { text: Array.from({ length: 24 }, () => block(sentence.repeat(4).trim())) },
}))

/** Of the shell, editors use only this. */
const shell: Partial<DeskContextValue> = {
  toast: (text) => Object.assign(document, { title: text }),
}

function EditorPage() {
  const [field, setField] = useState<Blocks>([block('Kopi is strong.'), block('Teh is sweet.')])
  const [slices, setSlices] = useState<Slices>(article)
  Object.assign(window, { field, slices, setField })
  return (
    <main>
      <h1>Editors</h1>
      <RichTextEditor field={text} value={field} onChange={setField} label="Field" />
      {rules && <ArticleField rules={rules} value={slices} onChange={setSlices} label="Article" />}
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <DeskContext value={shell as DeskContextValue}>
    <EditorPage />
  </DeskContext>,
)
