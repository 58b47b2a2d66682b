// These functions run in the desk's page, so they use nothing around them.

export type Spot = { isStart: boolean; isEnd: boolean }

/** Sets the caret at a random place of the text that is in no sentence. `null` if there is no text. */
export function setCaret(chance: number): Spot | null {
  const editor = document.querySelector<HTMLElement>('[role="textbox"][aria-label="Text"]')
  const spots = [...(editor?.querySelectorAll('p') ?? [])].flatMap((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    // Not the initials of colleagues.
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (!node.parentElement?.closest('.here')) nodes.push(node)
    }
    const first: { node: Node; offset: number } & Spot = {
      ...{ node: nodes[0] ?? block, offset: 0 },
      ...{ isStart: true, isEnd: nodes.length === 0 },
    }
    const ends = nodes.flatMap((node, place) =>
      [...node.data.matchAll(/\./g)].map(({ index }) => ({
        ...{ node: node as Node, offset: index + 1, isStart: false },
        isEnd: place === nodes.length - 1 && index + 1 === node.length,
      })),
    )
    return [first, ...ends]
  })
  const spot = spots[Math.floor(chance * spots.length)]
  if (!editor || !spot) return null
  editor.focus()
  getSelection()?.collapse(spot.node, spot.offset)
  return { isStart: spot.isStart, isEnd: spot.isEnd }
}

/** How many entries of the device the server does not have yet. */
export async function countLeft(): Promise<number> {
  const answered = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await answered(indexedDB.open('desk-drafts'))
  const count = await answered(db.transaction('drafts').objectStore('drafts').count())
  db.close()
  return count
}

export type Shown = { text: string; conflicts: string[] }

/** The text that a person sees: the post, and the conflicts beside it. */
export function readShown(): Shown {
  const titles = [...document.querySelectorAll<HTMLTextAreaElement>('[data-field] textarea')]
  const editor = document.querySelector('[role="textbox"][aria-label="Text"]')?.cloneNode(true)
  const blocks = editor instanceof Element ? [...editor.querySelectorAll('p')] : []
  for (const block of blocks) for (const here of block.querySelectorAll('.here')) here.remove()
  const text = [...titles.map(({ value }) => value), ...blocks.map((block) => block.textContent)]
  const boxes = [...document.querySelectorAll('.clash')]
  return { text: text.join('\n'), conflicts: boxes.map((box) => box.textContent ?? '') }
}

/** Makes the device confirm writes without storing them. */
export function forgetAll(): void {
  IDBObjectStore.prototype.put = function put() {
    return this.count() as IDBRequest<IDBValidKey>
  }
}
