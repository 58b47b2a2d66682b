/** As the fonts' API takes them: the browser loads each family that the list names. */
export const FONTS = '1em Bricolage,Hanken'
