/** A page of blocks in a list. */
export type PageRow = { id: string; title: string; hasDraft: boolean }
