/** Resolves when the whole document is there. Scripts in it run before. */
export const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
