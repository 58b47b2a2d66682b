const drawings = {
  apparel: <path d="M9 4 4 7l1.5 4.5L8 10.8V20h8v-9.2l2.5.7L20 7l-5-3a3 3 0 0 1-6 0z" />,
  calendar: (
    <>
      <rect x="4" y="5" width="16" height="15" rx="2" />
      <path d="M4 10h16M9 3v4M15 3v4" />
    </>
  ),
  channel: <path d="M21 4 3 11l6 2.5L11.5 20 21 4zM9 13.5 15 9" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  experience: (
    <>
      <circle cx="12" cy="10.5" r="7" />
      <path d="M12 3.5v14M5 10.5h14M7 5.5l10 10M17 5.5l-10 10M9.5 21l2.5-7 2.5 7" />
    </>
  ),
  food: <path d="M3.5 12h17a8.5 7.5 0 0 1-17 0zM9 20h6M13 8.5 19 3M9.5 8.5 16 3" />,
  grocery: <path d="M3.5 10h17l-2 9.5h-13zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3" />,
  heart: (
    <path d="M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.7z" />
  ),
  home: <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />,
  microblog: <path d="M5 19 17 7M8 16c-2-6 3-12 12-12 0 9-6 14-12 12zM11 13h4" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  network: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.7-3.5 3-5.5 6.5-5.5s5.8 2 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.5 3.5 5" />
    </>
  ),
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 18h2" />
    </>
  ),
  photos: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.5h.01" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c5-5.5 7-8.8 7-11.5a7 7 0 0 0-14 0C5 12.2 7 15.5 12 21z" />
      <circle cx="12" cy="9.5" r="2.3" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  right: <path d="m9 5 7 7-7 7" />,
  seal: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.5 12.2 2.5 2.5 4.5-5" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </>
  ),
  shopping: <path d="M5 8h14l1 12H4zM9 10.5V7a3 3 0 0 1 6 0v3.5" />,
  store: (
    <path d="M4 10v9a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-9M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
    </>
  ),
  ticket: <path d="M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6.5v11" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c1-4 4-6 8-6s7 2 8 6" />
    </>
  ),
}

export type IconName = keyof typeof drawings

/**
 * The drawings that `Icon` points at. The server renders them once per document and outside the React root, so that no
 * page ships them as JavaScript; the desk renders them beside a card. Every document contains all of them: icons of
 * few pages are in `late/drawn-icon.tsx`.
 */
export function IconSprite() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: nobody sees it, and every document pays for its bytes.
    <svg style={{ display: 'none' }}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}
