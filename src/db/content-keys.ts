/**
 * What a page can depend on. Clients record these keys while a page is loaded, the store announces
 * them when something changes, and the page cache evicts where the two meet.
 */
export const dependencyKeys = {
  document: (id: string) => `document:${id}`,
  /** Also of look-ups that found nothing: a publish may fill the gap. */
  uid: (type: string, uid: string) => `uid:${type}/${uid}`,
  type: (type: string) => `type:${type}`,
  richtext: (id: string) => `richtext:${id}`,
}
