import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../shell/button.tsx'
import { DeskIcon, type DeskIconName } from '../shell/icon.tsx'
import type { AllowedKinds } from './allowed-kinds.ts'
import type { EditorLook } from './editor-look.ts'
import { isTextKind, type TextKind } from './rich-text-block.ts'

/** What the toolbar asks of an editor, whatever it edits. */
type ToolbarEditor = {
  setKind: (kind: TextKind) => Promise<void>
  toggleMark: (name: string, data?: unknown) => Promise<void>
  toggleRtl: () => Promise<void>
  undo: () => Promise<void>
  redo: () => Promise<void>
}

export type FormatToolbarProps = {
  /** `null` while it loads. */
  editor: ToolbarEditor | null
  look: EditorLook | null
  allowed: AllowedKinds
  onLink: () => void
  /** Looks for a deal to put in. */
  onDeal?: (() => void) | undefined
  /** Takes the chosen card out. */
  onTakeOut?: (() => void) | undefined
  /** What is at the end of the bar. */
  end?: ReactNode
}

const textMarks = [
  { mark: 'strong', icon: 'bold', name: 'Bold', keys: 'Control+B' },
  { mark: 'em', icon: 'italic', name: 'Italic', keys: 'Control+I' },
] as const
const lists = [
  { kind: 'list-item', icon: 'list', name: 'List' },
  { kind: 'o-list-item', icon: 'numbers', name: 'Numbered list' },
] as const

/** The formats that the field allows. One stop of the Tab key; arrows move within. `late-toolbar.tsx` loads it. */
export function FormatToolbar(props: FormatToolbarProps) {
  const { editor, look, allowed, onLink, onDeal, onTakeOut, end } = props
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => keepOneStop(bar.current))
  const isOn = (name: string) => look?.marks.includes(name) ?? false
  return (
    <div className="tool" role="toolbar" aria-label="Format" ref={bar} onKeyDown={moveFocus}>
      {allowed.kinds.length > 1 && <KindSelect {...{ editor, look, allowed }} />}
      {textMarks
        .filter(({ mark }) => allowed.marks.has(mark))
        .map(({ mark, ...tool }) => (
          <Tool key={mark} {...tool} isOn={isOn(mark)} onPress={() => editor?.toggleMark(mark)} />
        ))}
      {allowed.marks.has('hyperlink') && (
        <Tool icon="link" name="Link" keys="Control+K" isOn={look?.link != null} onPress={onLink} />
      )}
      {lists
        .filter(({ kind }) => allowed.kinds.includes(kind))
        .map(({ kind, ...tool }) => (
          <Tool
            key={kind}
            {...tool}
            isOn={look?.kind === kind}
            onPress={() => editor?.setKind(look?.kind === kind ? allowed.first : kind)}
          />
        ))}
      {allowed.labels.map((label) => (
        <Tool
          key={label}
          name={`Label: ${label}`}
          isOn={isOn('label')}
          onPress={() => editor?.toggleMark('label', { label })}
        >
          {label}
        </Tool>
      ))}
      {allowed.rtl && (
        <Tool name="Right to left" isOn={look?.isRtl ?? false} onPress={() => editor?.toggleRtl()}>
          RTL
        </Tool>
      )}
      <Tool icon="undo" name="Undo" isDisabled={!look?.canUndo} onPress={() => editor?.undo()} />
      <Tool icon="redo" name="Redo" isDisabled={!look?.canRedo} onPress={() => editor?.redo()} />
      {onTakeOut && <Tool icon="close" name="Take out" onPress={onTakeOut} />}
      {onDeal && (
        <Tool icon="tag" name="Deal, or type a slash" onPress={onDeal}>
          Deal<kbd>/</kbd>
        </Tool>
      )}
      {end}
    </div>
  )
}

type ToolProps = {
  name: string
  icon?: DeskIconName
  keys?: string
  /** Of a button that stays pressed. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
  children?: ReactNode
}

function Tool({ name, icon, keys, isOn, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <Button
      look={icon && children === undefined ? 'bare ic' : 'bare'}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      disabled={isDisabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon && <DeskIcon name={icon} size="s" />}
      {children}
    </Button>
  )
}

const KIND_NAMES: Record<TextKind, string> = {
  paragraph: 'Text',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  'list-item': 'List',
  'o-list-item': 'Numbered list',
  preformatted: 'As typed',
}

function KindSelect({
  editor,
  look,
  allowed,
}: Pick<FormatToolbarProps, 'editor' | 'look' | 'allowed'>) {
  const kind = look?.kind ?? null
  const isForeign = kind !== null && !allowed.kinds.includes(kind)
  return (
    <select
      className="b bare"
      aria-label="Kind of block"
      value={kind ?? ''}
      disabled={kind === null}
      onChange={({ target }) => isTextKind(target.value) && editor?.setKind(target.value)}
    >
      {kind === null && <option value="">Card</option>}
      {isForeign && <option value={kind}>{KIND_NAMES[kind]}</option>}
      {allowed.kinds.map((one) => (
        <option key={one} value={one}>
          {KIND_NAMES[one]}
        </option>
      ))}
    </select>
  )
}

function toolsIn(bar: Element): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>('button:enabled, select:enabled')]
}

/** The tool that was used last, else the first. */
function keepOneStop(bar: Element | null): void {
  const tools = bar ? toolsIn(bar) : []
  const current = tools.find((tool) => tool === document.activeElement)
  const stop = current ?? tools.find((tool) => tool.tabIndex === 0) ?? tools[0]
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const tools = toolsIn(event.currentTarget)
  const at = tools.indexOf(event.target as HTMLElement)
  const end = event.key === 'Home' ? tools[0] : event.key === 'End' ? tools.at(-1) : undefined
  const to = step === undefined ? end : tools[(at + step + tools.length) % tools.length]
  if (at < 0 || !to) return
  event.preventDefault()
  to.focus()
  keepOneStop(event.currentTarget)
}
