/** Its attributes control what the page shows. */
export const root = document.documentElement
