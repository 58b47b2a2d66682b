import * as paths from '#lib/paths.ts'
import type { RouteId } from '../routes.ts'

/** The media type of feeds. */
export const ATOM = 'application/atom+xml'
const CALENDAR = 'text/calendar'

type Followed = {
  /** For machines. */
  title: string
  /** For people who look at the page. */
  text: string
  path: string
  type: string
}

/** The feeds and calendars that a page links to at its end. Its head names the feeds alone, for feed readers. */
export function followedBy(route: RouteId, path: string): Followed[] {
  switch (route) {
    case 'home':
    case 'deals':
      return dealList('All deals', paths.home)
    case 'category':
    case 'brand':
      return dealList('These deals', path)
    case 'blog':
    case 'blogPage':
    case 'post':
    case 'promoCodes':
    case 'author':
      return [feed('Blog', paths.blog)]
    case 'blogTag':
      return [feed('These posts', path)]
    default:
      return []
  }
}

function dealList(title: string, path: string): Followed[] {
  return [
    feed(title, path),
    {
      title: `${title}: end dates`,
      text: 'Calendar of end dates',
      path: paths.listCalendar(path),
      type: CALENDAR,
    },
  ]
}

function feed(title: string, path: string): Followed {
  return { title, text: 'Feed', path: paths.feed(path), type: ATOM }
}
