import { createContext } from 'react'

/** The site's name, for the few pages that show it beside another name. */
export const ProductName = createContext('')
