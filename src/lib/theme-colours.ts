/** The page background of each theme, as in `ui/tokens.css`. */
export const THEME_COLOURS = { light: '#F4F5EC', dark: '#0E1511' }
