/**
 * What a page can depend on. Clients record these keys while a page is loaded, the store announces
 * them when something changes, and the page cache invalidates the pages that match.
 */
export const dependencyKeys = {
  document: (id: string) => `document:${id}`,
  /** Also for look-ups that found nothing, because a publish may add the document. */
  uid: (type: string, uid: string) => `uid:${type}/${uid}`,
  type: (type: string) => `type:${type}`,
  richtext: (id: string) => `richtext:${id}`,
}
