import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { type Theme, useVisitor } from '#ui/visitor.ts'
import type { Head } from '../page-loader.ts'
import { ForgetDevice } from './forget-device.tsx'
import styles from './page.module.css'

export function head(): Head {
  return {
    title: 'Settings',
    description: 'The look of the site, and what it keeps on this device.',
    noindex: true,
  }
}

const themes: { value: Theme; name: string }[] = [
  { value: 'system', name: 'As my device' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
]

export function Page() {
  const { theme, setTheme } = useVisitor()
  return (
    <>
      <PageHeader title="Settings" />
      <noscript>
        <p>
          These settings need JavaScript, which is switched off here. Without it the site follows
          your device’s theme and saves nothing.
        </p>
      </noscript>
      <form className={styles.form}>
        <fieldset className={styles.themes}>
          <legend>Theme</legend>
          {themes.map(({ value, name }) => (
            <label key={value}>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => setTheme(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </form>
      <section className={styles.form}>
        <h2>What is kept on this device</h2>
        <p>
          The deals that you save, the brands that you follow and your theme stay in this browser.
          There is no account, and we never receive them. See{' '}
          <a href={paths.profile()}>what is saved</a> or read the{' '}
          <a href={paths.privacy()}>privacy policy</a>.
        </p>
        <ForgetDevice />
      </section>
    </>
  )
}
