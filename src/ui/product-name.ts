import { createContext } from 'react'

/** What the site is called: for the few pages that set it beside another name. */
export const ProductName = createContext('')
