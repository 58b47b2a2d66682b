import { type Command, Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { AllowedKinds } from './allowed-kinds.ts'
import type { Commands, EditorTools } from './editor-tools.ts'

/** The keys of an editor, besides those that all have. */
export type KeysOf = (commands: Commands) => Record<string, Command>

/** `null` without a network; the next call tries again. */
const load = () => import('./editor-tools.ts').catch(() => null)

export async function loadCommands(): Promise<Commands | null> {
  return (await load())?.commands ?? null
}

/** The tools of an editor. They load after its text is shown; what is typed until then cannot be undone. */
export function createLateTools(
  allowed: AllowedKinds,
  keysOf: KeysOf,
  onAdded: (tools: EditorTools) => void,
) {
  let tools: EditorTools | null = null
  let isFailed = false
  /** Enter needs the tools. Until they are here it waits, and so does what is typed after it. */
  const held: (() => void)[] = []

  const plugin = new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (tools || isFailed || event.key !== 'Enter') return false
        held.push(() => {
          const isDone = view.someProp('handleKeyDown', (handle) => handle(view, event))
          if (!isDone) view.dispatch(view.state.tr.split(view.state.selection.from))
        })
        event.preventDefault()
        return true
      },
      handleTextInput(view, _from, _to, text) {
        if (held.length === 0) return false
        held.push(() => view.dispatch(view.state.tr.insertText(text)))
        return true
      },
    },
  })

  async function add(view: EditorView): Promise<EditorTools | null> {
    const loaded = await load()
    if (tools || view.isDestroyed) return tools
    isFailed = loaded === null
    if (loaded) {
      tools = loaded.createTools(view.state.schema, allowed, keysOf)
      const plugins = [...tools.plugins, ...view.state.plugins]
      view.updateState(view.state.reconfigure({ plugins }))
      onAdded(tools)
    }
    for (const run of held.splice(0)) run()
    return tools
  }

  return {
    plugin,
    /** `null` until they are here. */
    current: () => tools,
    add,
    async run(view: EditorView, toCommand: (tools: EditorTools) => Command): Promise<void> {
      const found = tools ?? (await add(view))
      if (!found || view.isDestroyed) return
      toCommand(found)(view.state, view.dispatch, view)
      view.focus()
    },
  }
}
