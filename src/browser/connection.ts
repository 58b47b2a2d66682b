type Connection = { saveData?: boolean; effectiveType?: string }

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}
}

/** Data that nobody asked for yet may be fetched: the visitor does not save data and is not on 2g. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = connection()
  return !saveData && !/2g/.test(effectiveType ?? '')
}

export function isSlowest(): boolean {
  return connection().effectiveType === 'slow-2g'
}
