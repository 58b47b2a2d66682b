import { formatShortDay } from '#lib/format-day.ts'
import type { ReportWeek } from '../wire/reports.ts'

const WIDTH = 640
const BASE = 170
const HIGHEST = 144
const LINES = 4
const BAR = 44

/** Opens and uses of each week as bars, with the numbers in a table for screen readers. */
export function WeekChart({ weeks }: { weeks: readonly ReportWeek[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ drawn }) => [drawn.opens, drawn.used]))
  const step = WIDTH / weeks.length
  return (
    <section className="box" aria-labelledby="weeks">
      <div className="boxh">
        <h2 id="weeks">By week</h2>
        <span className="meta line" aria-hidden="true">
          <span className="swatch" data-bar="opens">
            Opens
          </span>
          <span className="swatch" data-bar="used">
            Copied or shown
          </span>
        </span>
      </div>
      <div className="pad">
        <svg className="chart" viewBox={`0 0 ${WIDTH} 200`} aria-hidden="true">
          {Array.from({ length: LINES }, (_, place) => BASE - place * 50).map((y) => (
            <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          {weeks.map((week, place) => (
            <g key={week.from} transform={`translate(${(place + 0.5) * step} 0)`}>
              <Bar x={-BAR - 3} bar="opens" share={week.drawn.opens / most} text={week.opens} />
              <Bar x={3} bar="used" share={week.drawn.used / most} text={week.used} />
              <text x="0" y="190">{`from ${formatShortDay(week.from)}`}</text>
            </g>
          ))}
        </svg>
        {/* A wrapper, because a table cannot shrink to the size that the class sets. */}
        <div className="sr">
          <table>
            <caption>Opens and codes copied or shown, by week</caption>
            <thead>
              <tr>
                <th scope="col">Week</th>
                <th scope="col">Opens</th>
                <th scope="col">Copied or shown</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ from, opens, used }) => (
                <tr key={from}>
                  <th scope="row">{`from ${formatShortDay(from)}`}</th>
                  <td>{opens}</td>
                  <td>{used}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

type BarProps = { x: number; bar: 'opens' | 'used'; share: number; text: string }

function Bar({ x, bar, share, text }: BarProps) {
  const height = share * HIGHEST
  return (
    <>
      <rect data-bar={bar} x={x} y={BASE - height} width={BAR} height={height} rx="4" />
      <text className="v" x={x + BAR / 2} y={BASE - height - 6}>
        {text}
      </text>
    </>
  )
}
