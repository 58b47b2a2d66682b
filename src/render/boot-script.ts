/** The paper of each theme, as in `ui/tokens.css`. */
export const THEME_COLOURS = { light: '#F4F5EC', dark: '#0E1511' }

/** The data block that names the app's scripts. */
export const MODULES_BLOCK = 'modules'

/** A background tab paints nothing, but its app starts anyway. */
const UNSEEN_MS = 3000

/**
 * Runs before the first paint, in every document; the CSP knows it by its hash.
 * - Sets the chosen theme, so that it does not flash, and the colour of the browser's bar; `browser/theme-store.ts`
 *   calls it again.
 * - Sets the chosen text size, which `routes/settings/use-text-size.ts` stores.
 * - Applies both fonts at once, as each lays out the whole page again. In the first 700 ms nobody has read much;
 *   later they wait until the visitor has done something and seen the effect.
 * - Records taps on buttons and radios before the app has started; `browser/replay-taps.ts` replays them.
 * - Loads the app after the first paint, so that its scripts do not compete with the first picture.
 */
export const BOOT_SCRIPT = [
  '(()=>{',
  'const set=window.lobangTheme=t=>{',
  'const d=document.documentElement.dataset,c=t==="light"||t==="dark";',
  'if(c)d.theme=t;else delete d.theme;',
  'for(const m of document.querySelectorAll("meta[name=theme-color]"))',
  `m.content=(c?t==="dark":m.media.includes("dark"))?"${THEME_COLOURS.dark}":"${THEME_COLOURS.light}"};`,
  'try{set(localStorage.getItem("lobang:theme"));',
  'document.documentElement.style.fontSize=localStorage.getItem("lobang:text")||""}catch{}',
  'const h=document.documentElement,use=()=>{delete h.dataset.fonts};',
  'h.dataset.fonts="late";',
  'Promise.all(["Hanken Grotesk","Bricolage Grotesque"].map(n=>document.fonts.load("1em \'"+n+" Variable\'")))',
  '.then(()=>{if(performance.now()<700)use();',
  'else for(const t of ["pointerdown","keydown"])addEventListener(t,()=>setTimeout(use,500),{once:true})},()=>{});',
  'const taps=window.lobangTaps=[];',
  'addEventListener("click",window.lobangTap=e=>{',
  'const b=e.target.closest("#app :is(button[type=button],input[type=radio])");b&&taps.push(b)},true);',
  'addEventListener("DOMContentLoaded",()=>{',
  `const modules=JSON.parse(document.getElementById("${MODULES_BLOCK}")?.textContent??"[]"),`,
  'start=()=>{for(const src of modules.splice(0))',
  'document.head.append(Object.assign(document.createElement("script"),{type:"module",fetchPriority:"low",src}))};',
  `setTimeout(start,${UNSEEN_MS});`,
  'new PerformanceObserver(start).observe({type:"paint",buffered:true})})',
  '})()',
].join('')
