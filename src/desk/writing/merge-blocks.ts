import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { replaceNode } from './replace-node.ts'

/** A run of old nodes and the nodes that replace it, by their places. */
type Hunk = { from: number; to: number; nodes: readonly Node[] }

/** Longer runs are replaced as a whole, because comparing all pairs of nodes would slow typing down. */
const MAX_COMPARED = 40_000

/**
 * Changes the children of the node that begins at `start` into others, block by block, so that carets elsewhere stay
 * where they are. In a block of the same kind only the text that differs is replaced.
 */
export function mergeBlocks(
  tr: Transaction,
  parent: Node,
  wanted: readonly Node[],
  start = 0,
): void {
  const old = parent.children
  const places = [start]
  for (const node of old) places.push((places.at(-1) ?? start) + node.nodeSize)
  // From the end, so that the places before stay right.
  for (const { from, to, nodes } of findHunks(old, wanted).toReversed()) {
    if (to - from === nodes.length) {
      for (let at = nodes.length - 1; at >= 0; at--) {
        const [before, after] = [old[from + at], nodes[at]]
        if (before && after) replaceNode(tr, { before, after, at: places[from + at] ?? start })
      }
    } else tr.replaceWith(places[from] ?? start, places[to] ?? start, nodes as Node[])
  }
}

function findHunks(old: readonly Node[], wanted: readonly Node[]): Hunk[] {
  const isSame = (a: Node | undefined, b: Node | undefined) => a === b || (a && b && a.eq(b))
  let start = 0
  const shorter = Math.min(old.length, wanted.length)
  while (start < shorter && isSame(old[start], wanted[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(old.at(-1 - end), wanted.at(-1 - end))) end += 1
  const [a, b] = [old.slice(start, old.length - end), wanted.slice(start, wanted.length - end)]
  if (a.length === 0 && b.length === 0) return []
  if (a.length * b.length > MAX_COMPARED) {
    return [{ from: start, to: start + a.length, nodes: b }]
  }
  return hunksBetween(a, b, start)
}

/** Pairs blocks that are equal or alike, in order; what is between the pairs is added or removed. */
function hunksBetween(a: readonly Node[], b: readonly Node[], start: number): Hunk[] {
  const hunks: Hunk[] = []
  let [fromX, fromY] = [0, 0]
  const close = (x: number, y: number) => {
    if (x > fromX || y > fromY) {
      hunks.push({ from: start + fromX, to: start + x, nodes: b.slice(fromY, y) })
    }
  }
  for (const [x, y] of findPairs(a, b)) {
    close(x, y)
    const [old, wanted] = [a[x], b[y]]
    if (old && wanted && !old.eq(wanted)) {
      hunks.push({ from: start + x, to: start + x + 1, nodes: [wanted] })
    }
    ;[fromX, fromY] = [x + 1, y + 1]
  }
  close(a.length, b.length)
  return hunks
}

/** The pairs, in order, that are alike most in all. */
function findPairs(a: readonly Node[], b: readonly Node[]): [number, number][] {
  const width = b.length + 1
  const scores = new Float64Array((a.length + 1) * width)
  const at = (x: number, y: number) => scores[x * width + y] ?? 0
  const gain = (x: number, y: number) => likeness(a[x] as Node, b[y] as Node)
  for (let x = a.length - 1; x >= 0; x--) {
    for (let y = b.length - 1; y >= 0; y--) {
      const likely = gain(x, y)
      const paired = likely === 0 ? 0 : at(x + 1, y + 1) + likely
      scores[x * width + y] = Math.max(paired, at(x + 1, y), at(x, y + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let [x, y] = [0, 0]; x < a.length && y < b.length; ) {
    const likely = gain(x, y)
    if (likely > 0 && at(x, y) === at(x + 1, y + 1) + likely) pairs.push([x++, y++])
    else if (at(x + 1, y) >= at(x, y + 1)) x += 1
    else y += 1
  }
  return pairs
}

const LEAST_LIKENESS = 0.3

/** 2 if they are equal, else the part of the longer text that both have at their ends; 0 if that is little. */
function likeness(a: Node, b: Node): number {
  if (a.eq(b)) return 2
  if (!a.isTextblock || !b.isTextblock) return 0
  const [one, other] = [a.textContent, b.textContent]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const part = (start + end) / Math.max(one.length, other.length, 1)
  return part < LEAST_LIKENESS ? 0 : part
}
