import type { Deal } from '#deals/deal.ts'
import * as paths from '#lib/paths.ts'
import type { DealPayload } from '../payload.ts'

/** Built on the server, so that the browser does not load the code. */
export function toShare(
  deal: Deal,
  { url, isOffered }: { url: URL; isOffered: boolean },
): Pick<DealPayload, 'share' | 'shareLinks'> {
  const title = `${deal.title} (${deal.brand.name})`
  const address = new URL(paths.deal(deal), url).href
  const [text, link] = [title, address].map(encodeURIComponent)
  return {
    share: { title, url: address },
    shareLinks: [
      { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${link}` },
      { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
      ...(deal.endsOn && isOffered ? [toCalendar(deal)] : []),
    ],
  }
}

function toCalendar(deal: Deal): DealPayload['shareLinks'][number] {
  return { name: 'Add to calendar', href: paths.dealCalendar(deal), icon: 'calendar' }
}
