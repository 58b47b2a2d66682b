import type { FocusPoint } from '../wire/media.ts'
import { cutTo } from './crops.ts'
import '../styles/media.css'

type FocusPickerProps = {
  url: string
  width: number
  height: number
  focus: FocusPoint
  onChange: (focus: FocusPoint) => void
}

const STEP = 0.01
const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** What crops will look like. */
const shapes = [
  { width: 16, height: 10 },
  { width: 1, height: 1 },
  { width: 4, height: 5 },
]

/** Sets the point that crops keep in view: a click sets it, arrows move it by one per cent. */
export function FocusPicker({ url, width, height, focus, onChange }: FocusPickerProps) {
  const { x, y } = focus
  const set = (nextX: number, nextY: number) => onChange({ x: part(nextX), y: part(nextY) })
  const [percentX, percentY] = [Math.round(x * 100), Math.round(y * 100)]
  return (
    <div className="focus">
      <button
        className="focus__whole"
        type="button"
        aria-label={`Focus point: ${percentX}% from the left, ${percentY}% from the top. Arrows move it.`}
        onClick={(event) => {
          // Keyboard clicks have no coordinates.
          if (event.detail === 0) return
          const box = event.currentTarget.getBoundingClientRect()
          set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
        }}
        onKeyDown={(event) => {
          const move = moves[event.key]
          if (!move) return
          event.preventDefault()
          set(x + move[0], y + move[1])
        }}
      >
        <img src={url} alt="" />
        <span className="focus__ring" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <div className="focus__crops" aria-hidden="true">
        {shapes.map((shape) => {
          const { rect } = cutTo({ width, height }, shape, focus)
          return (
            <img
              key={shape.width}
              src={url}
              alt=""
              style={{
                aspectRatio: `${shape.width} / ${shape.height}`,
                objectPosition: `${place(rect[0], width - rect[2])} ${place(rect[1], height - rect[3])}`,
              }}
            />
          )
        })}
      </div>
    </div>
  )
}

function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

function place(start: number, room: number): string {
  return room <= 0 ? '50%' : `${(100 * start) / room}%`
}
