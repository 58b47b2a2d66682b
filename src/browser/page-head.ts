import { fullTitle } from '#routes/full-title.ts'
import { robotsRule } from '#routes/robots-rule.ts'
import type { LoadedPage } from './page-source.ts'

export function setTitle(title: string, productName: string): void {
  document.title = fullTitle(title, productName)
}

/** Makes the head describe the page that is shown: visitors share and bookmark it, and extensions read it. */
export function describePage({ head, path }: LoadedPage): void {
  set('[name=description]', 'content', head.description)
  set('[name=robots]', 'content', robotsRule(head))
  set('[rel=canonical]', 'href', path)
  // Open Graph, feeds and JSON-LD are about the first page. They are for crawlers, which load every page anew.
  for (const part of document.head.querySelectorAll('[property],[rel=alternate],[type*=ld]'))
    part.remove()
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
