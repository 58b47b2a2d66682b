type Connection = { saveData?: boolean; effectiveType?: string }

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}
}

/** Whether to fetch data in advance: not with data saver or on 2g. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = connection()
  return !saveData && !/2g/.test(effectiveType ?? '')
}

export function isSlowest(): boolean {
  return connection().effectiveType === 'slow-2g'
}
