/** Its attributes say what the page shows. */
export const root = document.documentElement
