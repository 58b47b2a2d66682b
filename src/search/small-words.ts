/**
 * Words that say little, or that fit nearly every deal. Results need not have them, and they are never corrected. A
 * query of only such words searches for them.
 */
export function isSmallWord(plain: string): boolean {
  return smallWords.includes(plain)
}

const smallWords =
  `a ah all an and any are around at be beside best budget by can close deal deals discount discounts do does
find for from get give good got great has have here how i in is it lah latest leh lobang lobangs looking lor me
mrt my near nearby nearest need next nice of offer offers on or our outlet outlets place places please popular promo
promos promotion promotions recommend recommended sg shop shops show sia singapore some station store stores that
the their there these this to top voucher vouchers want what whats where which who with you your
anything outing something somewhere treat treats affordable cheap cheaper cheapest cheapo jimat`.split(
    /\s+/,
  )
