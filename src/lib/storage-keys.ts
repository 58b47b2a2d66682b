/** Keys of `localStorage` that both the boot script and the app use. */
export const storageKeys = { theme: 'lobang:theme', textSize: 'lobang:text' }
