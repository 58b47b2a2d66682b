/** Says little by itself: what is found need not have it, and it is never mended. */
export function isSmallWord(plain: string): boolean {
  return smallWords.includes(plain)
}

const smallWords =
  'a ah all an and any at best by can deal deals discount find for from get good got have i in is it lah leh lobang lor me mrt my near nearby of offer offers on or place please promo promotion sg sia singapore some that the there this to voucher want what where which with you'.split(
    ' ',
  )
