import type { Head } from './page-module.ts'

/** Always present, so that the browser can change it with the page. */
export function robotsRule({ noindex }: Head): string {
  return noindex ? 'noindex' : 'max-image-preview:large'
}
