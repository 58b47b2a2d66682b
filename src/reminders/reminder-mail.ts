import type { Message } from '#accounts/messages.ts'
import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import { joinWords } from '#lib/join-words.ts'
import { escapeXml } from '#lib/node/escape-xml.ts'
import * as paths from '#lib/paths.ts'
import type { Due, Wishes } from './find-due.ts'

type MailOptions = {
  due: Due
  wishes: Wishes
  now: Date
  siteUrl: URL
  productName: string
  links: { unsubscribe: string; settings: string }
}

type Section = { heading: string; deals: readonly Deal[]; more: { href: string; name: string } }

/** Nobody reads a longer list; the rest is a link away. */
const MOST_DEALS = 10

const UNSUBSCRIBE = 'Unsubscribe'
const CHOOSE = 'Choose what you get'

/** One e-mail with everything due, as text and as plain HTML: it loads nothing and tracks nothing. */
export function toReminderMail(options: MailOptions): Message {
  const { due, now, siteUrl, productName, links } = options
  const shown = sections(due)
  const toUrl = (path: string) => new URL(path, siteUrl).href
  const reason = `${reasonText(options.wishes)} We send at most one a day.`
  const text = [
    ...shown.map((section) => sectionText(section, now, toUrl)),
    [
      productName,
      reason,
      `${UNSUBSCRIBE}: ${links.unsubscribe}`,
      `${CHOOSE}: ${links.settings}`,
    ].join('\n'),
  ].join('\n\n\n')
  const html = [
    ...shown.map((section) => sectionHtml(section, now, toUrl)),
    `<hr><p>${escapeXml(productName)}<br>${escapeXml(reason)}<br>${[
      link(links.unsubscribe, UNSUBSCRIBE),
      link(links.settings, CHOOSE),
    ].join(' · ')}</p>`,
  ].join('\n')
  return { subject: subjectOf(due, now, productName), text, html, unsubscribe: links.unsubscribe }
}

function sections({ ending, followed, searched, digest }: Due): Section[] {
  const saved = { href: paths.profile, name: 'All your saved deals' }
  const all: Section[] = [
    { heading: 'Saved deals ending soon', deals: ending, more: saved },
    { heading: 'New from brands you follow', deals: followed, more: saved },
    ...searched.map(({ name, path, deals }) => ({
      heading: toLine(`New for “${name}”`),
      deals,
      more: { href: path, name: 'See all results' },
    })),
    {
      heading: 'Our picks this week',
      deals: digest,
      more: { href: paths.deals, name: 'All deals' },
    },
  ]
  return all.filter(({ deals }) => deals.length > 0)
}

function sectionText(section: Section, now: Date, toUrl: (path: string) => string): string {
  const { heading, deals, more } = section
  const entries = deals.slice(0, MOST_DEALS).map((deal) => {
    const lines = [deal.title, aboutDeal(deal, now), toUrl(paths.deal(deal))]
    return lines.map(toLine).join('\n')
  })
  const rest = restOf(deals)
  return [
    heading.toUpperCase(),
    ...entries,
    ...(rest ? [`${rest} ${more.name}: ${toUrl(more.href)}`] : []),
  ].join('\n\n')
}

function sectionHtml(section: Section, now: Date, toUrl: (path: string) => string): string {
  const { heading, deals, more } = section
  const entries = deals
    .slice(0, MOST_DEALS)
    .map(
      (deal) =>
        `<li>${link(toUrl(paths.deal(deal)), deal.title)}<br>${escapeXml(aboutDeal(deal, now))}</li>`,
    )
  const rest = restOf(deals)
  return [
    `<h2>${escapeXml(heading)}</h2>`,
    `<ul>${entries.join('')}</ul>`,
    ...(rest ? [`<p>${escapeXml(rest)} ${link(toUrl(more.href), more.name)}</p>`] : []),
  ].join('\n')
}

function restOf({ length }: readonly Deal[]): string | null {
  return length > MOST_DEALS ? `And ${length - MOST_DEALS} more.` : null
}

/** `Lorong Pagi, 1-for-1. Ends tomorrow. Code KAYA2.` */
function aboutDeal(deal: Deal, now: Date): string {
  const { brand, badge, code } = deal
  const facts = [badge ? `${brand.name}, ${badge}` : brand.name, dealTime(deal, now).ends]
  return [...facts, ...(code ? [`Code ${code}`] : [])].map((fact) => `${fact}.`).join(' ')
}

function subjectOf({ ending, followed, searched }: Due, now: Date, productName: string): string {
  const [first, ...others] = ending
  if (first && others.length === 0) return toLine(`${dealTime(first, now).ends}: ${first.title}`)
  if (first) return `${ending.length} of your saved deals end soon`
  const [news, ...more] = followed
  if (news && more.length === 0) return toLine(`New from ${news.brand.name}: ${news.title}`)
  if (news) return `${followed.length} new deals from brands you follow`
  const [search, ...searches] = searched
  if (search && searches.length === 0) {
    return toLine(`${countNew(search.deals)} for “${search.name}”`)
  }
  if (search) return `${countNew(searched.flatMap(({ deals }) => deals))} in searches you follow`
  return `This week’s deals at ${productName}`
}

function countNew({ length }: readonly Deal[]): string {
  return length === 1 ? '1 new deal' : `${length} new deals`
}

/** Why we sent it: the choices of its reader. */
export function reasonText(wishes: Wishes): string {
  const { endingSoon, followedBrands, searches, weeklyDigest } = wishes
  const asked = [
    endingSoon && 'a reminder before saved deals end',
    followedBrands && 'new deals from brands you follow',
    searches && 'new deals in searches you follow',
    weeklyDigest && 'the best deals of the week',
  ].filter((wish) => wish !== false && wish !== null)
  return `You get this e-mail because you asked for ${joinWords(asked)}.`
}

/** A line break in a title must not break a line of the e-mail. */
function toLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function link(href: string, name: string): string {
  return `<a href="${escapeXml(href)}">${escapeXml(name)}</a>`
}
