import { useEffect, useState } from 'react'
import * as paths from '#lib/paths.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import button from '#ui/button.module.css'
import { storeText } from '#ui/device-storage.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { type Theme, useVisitor } from '#ui/visitor.ts'
import type { Head } from '../page-module.ts'
import type { DeviceTool } from './late-parts.tsx'
import styles from './page.module.css'

export function head(): Head {
  return {
    title: 'Settings',
    description: 'Choose how the site looks and what this device stores.',
    noindex: true,
  }
}

const themes = { system: 'Match my device', light: 'Light', dark: 'Dark' }
const sizes = { '': 'Normal', '112.5%': 'Large', '125%': 'Largest' }

const deviceTools: { what: DeviceTool; name: string }[] = [
  { what: 'list', name: 'Download or import a list' },
  { what: 'forget', name: 'Remove everything saved on this device' },
]

const late = () => import('./late-parts.tsx')

export function Page() {
  const { theme, setTheme } = useVisitor()
  const [size, setSize] = useTextSize()
  const [tools, setTools] = useState<React.ReactNode>()
  const [account, setAccount] = useState<React.ReactNode>()
  const open = (what: DeviceTool) =>
    late().then(({ DeviceTools }) =>
      setTools(<DeviceTools key={what} what={what} onForget={() => setSize('')} />),
    )
  // Without an account there is no cookie and nothing to load. Offline, the link stays.
  useEffect(() => {
    if (document.cookie) {
      late().then(
        ({ accountLinks }) => setAccount(accountLinks()),
        () => {},
      )
    }
  }, [])
  return (
    <>
      <PageHeader title="Settings" />
      <noscript>
        <p>This needs JavaScript, which is off in your browser.</p>
      </noscript>
      <form className={styles.form}>
        <Choice
          legend="Theme"
          options={themes}
          value={theme}
          onChange={(value) => setTheme(value as Theme)}
        />
        <Choice legend="Text size" options={sizes} value={size} onChange={setSize} />
      </form>
      {account ?? (
        <p>
          <a href={paths.account('settings')}>Sign in, or see your account</a>
        </p>
      )}
      <section className={styles.form}>
        <h2>Stored on this device</h2>
        <p>
          Your saved deals, followed brands, reports and display settings are on this device. An
          account also stores your deals and brands. See <a href={paths.profile}>what is saved</a>{' '}
          and the <a href={paths.privacy}>privacy policy</a>.
        </p>
        <p className={styles.actions}>
          {deviceTools.map(({ what, name }) => (
            <button
              key={what}
              type="button"
              className={button.button}
              data-look="quiet"
              onClick={() => open(what)}
            >
              {name}
            </button>
          ))}
        </p>
        {tools}
      </section>
    </>
  )
}

type ChoiceProps = {
  legend: string
  /** Names by value. */
  options: Record<string, string>
  value: string
  onChange: (value: string) => void
}

/** Radio buttons that take effect at once. */
function Choice({ legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.themes}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([option, name]) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** The text size as a CSS value; empty means the browser's own. Stored on the device, like the theme. */
function useTextSize(): [size: string, setSize: (size: string) => void] {
  const [shown, setShown] = useState('')
  useEffect(() => setShown(document.documentElement.style.fontSize), [])
  const setSize = (size: string) => {
    document.documentElement.style.fontSize = size
    setShown(size)
    storeText(storageKeys.textSize, size)
  }
  return [shown, setSize]
}
