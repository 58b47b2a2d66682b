import type { Channel, Redeem } from '#lib/deal-options.ts'
import { formatShortDay } from '#lib/format-day.ts'
import type { Deal } from '../deal.ts'
import { isLive } from '../deal-status.ts'
import { dealStatus } from '../deal-time.ts'

export type RedeemFacts = {
  how: Redeem
  /** `Promo code`, `Show at counter`. */
  name: string
  /** How to redeem it, in one line. */
  instruction: string
  /** Only for deals redeemed by code, and only while they are live. */
  code: string | null
  /** The shop's page, while the deal is live. */
  link: string | null
}

type RedeemedDeal = Pick<
  Deal,
  'redeem' | 'code' | 'link' | 'channel' | 'booking' | 'startsOn' | 'times'
>

export const redeemNames: Record<Redeem, string> = {
  code: 'Promo code',
  show: 'Show at counter',
  link: 'Through the shop’s link',
  auto: 'Applied automatically',
}

export function redeemFacts(deal: RedeemedDeal, now: Date): RedeemFacts {
  const status = dealStatus(deal, now)
  const code = deal.redeem === 'code' && isLive(status) ? deal.code : null
  const instruction = instructionOf(deal)
  return {
    how: deal.redeem,
    name: redeemNames[deal.redeem],
    instruction:
      status === 'ended'
        ? 'This deal has ended.'
        : status === 'upcoming' && deal.startsOn
          ? `From ${formatShortDay(deal.startsOn)}: ${instruction}`
          : status === 'sold-out'
            ? 'The shop has none left.'
            : instruction,
    code,
    link: isLive(status) ? deal.link : null,
  }
}

function instructionOf({ redeem, code, channel, booking }: RedeemedDeal): string {
  if (redeem === 'code' && code && booking === 'needed') return 'Enter the code when you book.'
  if (redeem === 'code') return code ? codeInstructions[channel] : 'Ask the shop for the code.'
  if (redeem === 'show') return 'Show this page at the counter before you pay.'
  if (redeem === 'link') return 'Follow the link. The price is on the shop’s own page.'
  return 'No code needed. The discount applies automatically.'
}

const codeInstructions: Record<Channel, string> = {
  online: 'Copy the code and paste it at checkout.',
  'in-store': 'Show or say the code at the counter before you pay.',
  both: 'Paste the code at checkout, or show it at the counter.',
}
