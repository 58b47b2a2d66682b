import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  newlineInCode,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { type InputRule, inputRules, textblockTypeInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Schema } from 'prosemirror-model'
import { type Command, Plugin } from 'prosemirror-state'
import type { AllowedKinds } from './allowed-kinds.ts'
import type { ProseAttrs } from './article-codec.ts'
import { insertSlice, moveSlice, stepBack, writeBelow } from './article-commands.ts'
import { deleteCard, insertBreak, moveBlock, toggleRtl } from './block-commands.ts'
import type { CardActs } from './card-view.ts'
import { createCarets } from './colleague-carets.ts'
import { lookOf } from './editor-look.ts'
import { endBlock, setKind, unwrapBlock } from './kind-commands.ts'
import { insertLinkedText, removeLink, setLink } from './link-commands.ts'
import { isTextKind } from './rich-text-block.ts'
import { toDocumentLink } from './safe-link.ts'
import { typeCharacter } from './type-character.ts'

type Keys = Record<string, Command>
type Fresh = () => ProseAttrs

export type Commands = typeof commands
export type EditorTools = ReturnType<typeof createTools>

/** What keys and buttons do, and undo. The keys of `keysOf` come first. Loads after the text: nobody needs it to type. */
export function createTools(
  schema: Schema,
  allowed: AllowedKinds,
  keysOf: (commands: Commands) => Keys,
) {
  const carets = createCarets()
  const plugins: Plugin[] = [
    inputRules({ rules: allowed.single ? [] : typingRules(schema, allowed) }),
    keymap(keysOf(commands)),
    keymap(editorKeys(schema, allowed)),
    keymap(baseKeymap),
    history(),
    new Plugin({ props: { handleKeyPress: typeCharacter } }),
    carets.plugin,
  ]
  return {
    ...commands,
    plugins,
    toggleMark(name: string, data?: unknown): Command {
      const type = schema.marks[name]
      return type ? toggleMark(type, data === undefined ? null : { data }) : never
    },
    undo,
    redo,
    lookOf,
    showCarets: carets.show,
  }
}

/** Begins a block that looks for a deal, as typing a slash does. */
const startSearch: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from
  if (!parent.isTextblock) return false
  if (parent.content.size > 0 && !splitBlock(state, dispatch)) return false
  if (view) view.dispatch(view.state.tr.insertText('/'))
  return true
}

const cardActs: CardActs = { moveUp: moveBlock(-1), moveDown: moveBlock(1), takeOut: deleteCard }

/** A slice moves over the blocks of the text beside it. */
function sliceActs(fresh: Fresh): CardActs {
  return {
    moveUp: either(moveSlice(-1, fresh), moveBlock(-1)),
    moveDown: either(moveSlice(1, fresh), moveBlock(1)),
    takeOut: deleteCard,
  }
}

/** The keys of a slice zone that is one text. */
function articleKeys(fresh: Fresh) {
  const { moveUp, moveDown } = sliceActs(fresh)
  return {
    Enter: writeBelow(fresh),
    Backspace: stepBack,
    'Alt-ArrowUp': moveUp,
    'Alt-ArrowDown': moveDown,
  }
}

function either(first: Command | undefined, second: Command | undefined): Command {
  return (...given) => first?.(...given) || second?.(...given) || false
}

export const commands = {
  cardActs,
  sliceActs,
  articleKeys,
  either,
  startSearch,
  insertSlice,
  toDocumentLink,
  insertLinkedText,
  setLink,
  removeLink,
  setKind,
  toggleRtl,
  deleteCard,
}

function editorKeys(schema: Schema, allowed: AllowedKinds): Keys {
  const marks = Object.entries({ 'Mod-b': 'strong', 'Mod-i': 'em' }).flatMap(([key, name]) => {
    const type = allowed.marks.has(name) ? schema.marks[name] : undefined
    return type ? [[key, toggleMark(type)] as const] : []
  })
  const kinds = allowed.kinds.flatMap((kind) => {
    const key = KIND_KEYS[kind]
    return key === undefined ? [] : [[key, setKind(kind)] as const]
  })
  const enter = chainCommands(
    newlineInCode,
    endBlock(allowed.first),
    createParagraphNear,
    splitIntoText(allowed),
    splitBlock,
  )
  return {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': insertBreak,
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    Enter: allowed.single ? () => true : enter,
    Backspace: chainCommands(deleteCard, unwrapBlock(allowed.first), baseKeymap.Backspace ?? never),
    Delete: chainCommands(deleteCard, baseKeymap.Delete ?? never),
    ...(allowed.rtl && { 'Mod-Shift-x': toggleRtl }),
    ...Object.fromEntries([...marks, ...kinds]),
  }
}

const never: Command = () => false

const KIND_KEYS: Record<string, string> = {
  paragraph: 'Mod-Alt-0',
  heading1: 'Mod-Alt-1',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
  heading5: 'Mod-Alt-5',
  heading6: 'Mod-Alt-6',
  'o-list-item': 'Mod-Shift-7',
  'list-item': 'Mod-Shift-8',
}

/** At the end of a heading a paragraph follows; an item is followed by an item of the same list. */
function splitIntoText({ first }: AllowedKinds): Command {
  return (state, dispatch) => {
    const { $from, $to, empty } = state.selection
    const { parent } = $from
    if (!isTextKind(parent.type.name) || !$from.sameParent($to)) return false
    const isAtEnd = $from.parentOffset === parent.content.size
    const isHeading = parent.type.name.startsWith('heading')
    const type = state.schema.nodes[isHeading && isAtEnd && empty ? first : parent.type.name]
    if (!type) return false
    const attrs = { rest: toNextRest(parent.attrs.rest) }
    const tr = state.tr.deleteSelection()
    dispatch?.(tr.split(tr.selection.from, 1, [{ type, attrs }]).scrollIntoView())
    return true
  }
}

/** What the block after it takes over: its direction, and its depth in a page. */
function toNextRest(rest: Record<string, unknown> | null): Record<string, unknown> | null {
  const { direction, depth } = rest ?? {}
  if (depth !== undefined) return { depth }
  return direction === undefined ? null : { direction }
}

/** `## `, `- `, `1. ` at the beginning of a block. */
function typingRules(schema: Schema, { kinds }: AllowedKinds): InputRule[] {
  return TYPED.flatMap(({ kind, pattern }) => {
    const type = (kinds as readonly string[]).includes(kind) ? schema.nodes[kind] : undefined
    return type ? [textblockTypeInputRule(pattern, type)] : []
  })
}

const TYPED = [
  ...[1, 2, 3, 4, 5, 6].map((level) => ({
    kind: `heading${level}`,
    pattern: new RegExp(`^#{${level}}\\s$`),
  })),
  { kind: 'list-item', pattern: /^[-*]\s$/ },
  { kind: 'o-list-item', pattern: /^1[.)]\s$/ },
  { kind: 'preformatted', pattern: /^```$/ },
]
