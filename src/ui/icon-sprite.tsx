import type { IconName } from './icon.tsx'

const drawings: Record<IconName, React.ReactNode> = {
  apparel: <path d="M9 4 4 7l1.500 4.500L8 10.800V20h8v-9.200l2.500.7L20 7l-5-3a3 3 0 0 1-6 0z" />,
  calendar: (
    <>
      <rect x="4" y="5" width="16" height="15" rx="2" />
      <path d="M4 10h16M9 3v4M15 3v4" />
    </>
  ),
  channel: <path d="M21 4 3 11l6 2.500L11.500 20 21 4zM9 13.500 15 9" />,
  check: <path d="m5 12.500 4.500 4.500L19 7.500" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7.500V12l3 2" />
    </>
  ),
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
    </>
  ),
  experience: (
    <>
      <circle cx="12" cy="10.500" r="7" />
      <path d="M12 3.500v14M5 10.500h14M7 5.500l10 10M17 5.500l-10 10M9.500 21l2.500-7 2.500 7" />
    </>
  ),
  external: (
    <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
  ),
  food: <path d="M3.500 12h17a8.500 7.500 0 0 1-17 0zM9 20h6M13 8.500 19 3M9.500 8.500 16 3" />,
  grocery: (
    <path d="M3.500 10h17l-2 9.500h-13zM8 10l3-6M16 10l-3-6M9.500 13.500v3M14.500 13.500v3" />
  ),
  heart: (
    <path d="M12 20.500C5 15.500 3 12 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.200-2 6.700-9 11.700z" />
  ),
  home: <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  left: <path d="m15 5-7 7 7 7" />,
  mail: (
    <>
      <rect x="3.500" y="6" width="17" height="12" rx="2" />
      <path d="m4 8 8 6 8-6" />
    </>
  ),
  microblog: <path d="M5 19 17 7M8 16c-2-6 3-12 12-12 0 9-6 14-12 12zM11 13h4" />,
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />,
  network: (
    <>
      <circle cx="9" cy="8.500" r="3.500" />
      <path d="M2.500 19.500c.7-3.500 3-5.500 6.500-5.500s5.800 2 6.500 5.500M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.500c2 .8 3.200 2.500 3.500 5" />
    </>
  ),
  pause: <path d="M9 5v14M15 5v14" />,
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.500" />
      <path d="M11 18h2" />
    </>
  ),
  photos: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.500" />
      <path d="M16.500 7.500h.01" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c5-5.500 7-8.800 7-11.500a7 7 0 0 0-14 0C5 12.200 7 15.500 12 21z" />
      <circle cx="12" cy="9.500" r="2.300" />
    </>
  ),
  play: <path d="M8 5.500v13l10-6.500z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  right: <path d="m9 5 7 7-7 7" />,
  seal: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="m8.500 12.200 2.500 2.500 4.500-5" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </>
  ),
  shopping: <path d="M5 8h14l1 12H4zM9 10.500V7a3 3 0 0 1 6 0v3.500" />,
  store: (
    <path d="M4 10v9a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-9M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.500 12H21M5.600 5.600l1.100 1.100M17.300 17.300l1.100 1.100M5.600 18.400l1.100-1.100M17.300 6.700l1.100-1.100" />
    </>
  ),
  ticket: <path d="M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6.500v11" />,
  train: (
    <>
      <rect x="6" y="4" width="12" height="13" rx="3" />
      <path d="M6 11h12M9 20l1.500-3M15 20l-1.500-3M9.500 14h.01M14.500 14h.01" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.500c1-4 4-6 8-6s7 2 8 6" />
    </>
  ),
}

/**
 * The drawings that `Icon` points at. Rendered by the server alone, once per document and
 * outside the React root, so that no page ships them as JavaScript.
 */
export function IconSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}
