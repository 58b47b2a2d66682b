/** The page background of each theme, as in `ui/tokens.css`. */
export const THEME_COLOURS = { light: '#f4f5ec', dark: '#0e1511' }
