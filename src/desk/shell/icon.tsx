const drawings = {
  today:
    'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8.5 3v4M15.5 3v4M9 15l2 2 4-4',
  tag: 'M3 7h18v3.5a1.8 1.8 0 0 0 0 3.5V17H3v-3a1.8 1.8 0 0 0 0-3.5zM14.5 8v1.5M14.5 11.3v1.5M14.5 14.5V16',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  campaign: 'M4 10v4h3l8 4.5v-13L7 10zM18.5 9a4 4 0 0 1 0 6M8 14l1 5h2.5',
  image:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 8.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM5 18l5-4.5 3 2.5 3.5-4 4 4.5',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.8-3.5 3.2-5 6.5-5s5.7 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15c1.8.8 3 2.2 3.5 4.5',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM20 20l-4.2-4.2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  more: 'M5.5 11.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM12 11.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM18.5 11.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1z',
  phone:
    'M9.5 3h5A2.5 2.5 0 0 1 17 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.5v-13A2.5 2.5 0 0 1 9.5 3zM11 18h2',
  screen: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 20.5h6',
  history: 'M4.5 8A8.5 8.5 0 1 1 3.6 13M4 4v4.5h4.5M12 8v4.3l3 1.7',
  key: 'M8 10.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 11.5l8-8M16 6.5l3 3M14 8.5l2 2',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
  lock: 'M7.5 10.5h9a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  close: 'M6 6l12 12M18 6 6 18',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 16c0-2 3-2 3 0 0 1-3 3-3 3h3',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  redo: 'm15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  out: 'M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M10 8l-4 4 4 4M6 12h9',
} as const

export type DeskIconName = keyof typeof drawings

type DeskIconProps = { name: DeskIconName; size?: 's' | 'l' }

/** Decorative: the text beside it or the control's label says the same. */
export function DeskIcon({ name, size }: DeskIconProps) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
