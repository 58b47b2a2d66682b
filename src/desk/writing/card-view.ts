import type { Node } from 'prosemirror-model'
import { type Command, NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import type { Commands } from './editor-tools.ts'
import { loadCommands } from './late-tools.ts'

/** What a card says about a block that is not text. */
export type CardFace = { kind: string; title: string; detail?: string }

export type CardActs = { moveUp: Command; moveDown: Command; takeOut: Command }

type CardOptions = {
  faceOf: (node: Node) => CardFace
  /** What its buttons do. By default it is moved as a block. */
  actsOf?: (commands: Commands) => CardActs
  /** More about it, if it takes time to find. */
  loadFace?: (node: Node) => Promise<CardFace | null>
}

/** Shows a block that is kept as it is, with buttons to move it and to take it out. */
export function createCardView({ faceOf, loadFace, actsOf }: CardOptions): NodeViewConstructor {
  return (node, view, getPos) => {
    const dom = element('div', 'ins')
    dom.contentEditable = 'false'
    const text = element('div', 'ins__face')
    const bar = element('div', 'bs ins__bar')
    show(text, faceOf(node))
    void loadFace?.(node).then(
      (face) => face && show(text, face),
      () => {},
    )
    const run = (name: keyof CardActs) => async () => {
      const commands = await loadCommands()
      if (commands) runOn(view, getPos(), (actsOf?.(commands) ?? commands.cardActs)[name])
    }
    const name = faceOf(node).title
    bar.append(
      button('Move up', `Move up: ${name}`, run('moveUp')),
      button('Move down', `Move down: ${name}`, run('moveDown')),
      button('Take out', `Take out: ${name}`, run('takeOut')),
    )
    dom.append(text, bar)
    return {
      dom,
      stopEvent: ({ target }) => target instanceof HTMLButtonElement,
      ignoreMutation: () => true,
      selectNode: () => dom.classList.add('sel'),
      deselectNode: () => dom.classList.remove('sel'),
    }
  }
}

function runOn(view: EditorView, at: number | undefined, command: Command): void {
  if (at === undefined || view.isDestroyed) return
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
  command(view.state, view.dispatch, view)
  view.focus()
}

function show(text: HTMLElement, { kind, title, detail }: CardFace): void {
  const parts = [element('span', 'st'), element('b', ''), element('span', 'meta')] as const
  parts[0].textContent = kind
  parts[1].textContent = title
  parts[2].textContent = detail ?? ''
  text.replaceChildren(...parts)
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

function button(text: string, label: string, onPress: () => Promise<void>): HTMLElement {
  const made = element('button', 'b bare') as HTMLButtonElement
  made.type = 'button'
  made.textContent = text
  made.ariaLabel = label
  made.addEventListener('click', () => void onPress())
  return made
}
