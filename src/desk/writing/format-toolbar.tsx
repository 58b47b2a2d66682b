import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../shell/button.tsx'
import { DeskIcon, type DeskIconName } from '../shell/icon.tsx'
import type { AllowedKinds } from './allowed-kinds.ts'
import type { Editor } from './create-editor.ts'
import type { EditorLook } from './editor-look.ts'
import { isTextKind, type TextKind } from './rich-text-block.ts'

type ToCommand = Parameters<Editor<unknown>['run']>[0]

export type FormatToolbarProps = {
  /** `null` while it loads. */
  editor: Pick<Editor<unknown>, 'run'> | null
  look: EditorLook | null
  allowed: AllowedKinds
  onLink: () => void
  /** Searches for a deal to insert. */
  onDeal?: (() => void) | undefined
  /** Takes the chosen card out. */
  onTakeOut?: (() => void) | undefined
  /** Shown at the end of the bar. */
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
  const press = (toCommand: ToCommand) => () => editor?.run(toCommand)
  const setKind = (kind: TextKind) => editor?.run((tools) => tools.setKind(kind))
  return (
    <div className="tool" role="toolbar" aria-label="Format" ref={bar} onKeyDown={moveFocus}>
      {allowed.kinds.length > 1 && <KindSelect look={look} allowed={allowed} setKind={setKind} />}
      {textMarks
        .filter(({ mark }) => allowed.marks.has(mark))
        .map(({ mark, ...tool }) => (
          <Tool
            key={mark}
            {...tool}
            isOn={isOn(mark)}
            onPress={press((tools) => tools.toggleMark(mark))}
          />
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
            onPress={() => setKind(look?.kind === kind ? allowed.first : kind)}
          />
        ))}
      {allowed.labels.map((label) => (
        <Tool
          key={label}
          name={`Label: ${label}`}
          isOn={isOn('label')}
          onPress={press((tools) => tools.toggleMark('label', { label }))}
        >
          {label}
        </Tool>
      ))}
      {allowed.rtl && (
        <Tool
          name="Right to left"
          isOn={look?.isRtl ?? false}
          onPress={press(({ toggleRtl }) => toggleRtl)}
        >
          RTL
        </Tool>
      )}
      <Tool icon="undo" name="Undo" disabled={!look?.canUndo} onPress={press(({ undo }) => undo)} />
      <Tool icon="redo" name="Redo" disabled={!look?.canRedo} onPress={press(({ redo }) => redo)} />
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
  /** Whether a toggle button is pressed. */
  isOn?: boolean
  disabled?: boolean
  onPress: () => void
  children?: ReactNode
}

function Tool({ name, icon, keys, isOn, disabled = false, onPress, children }: ToolProps) {
  return (
    <Button
      look={icon && children === undefined ? 'bare ic' : 'bare'}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      disabled={disabled}
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

type KindSelectProps = Pick<FormatToolbarProps, 'look' | 'allowed'> & {
  setKind: (kind: TextKind) => void
}

function KindSelect({ look, allowed, setKind }: KindSelectProps) {
  const kind = look?.kind ?? null
  const isForeign = kind !== null && !allowed.kinds.includes(kind)
  return (
    <select
      className="b bare"
      aria-label="Kind of block"
      value={kind ?? ''}
      disabled={kind === null}
      onChange={({ target }) => isTextKind(target.value) && setKind(target.value)}
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
