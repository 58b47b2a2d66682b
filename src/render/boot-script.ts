/** The paper of each theme, as in `ui/tokens.css`. */
export const THEME_COLOURS = { light: '#F4F5EC', dark: '#0E1511' }

/** The block of the document that names the scripts of the app. */
export const MODULES_BLOCK = 'modules'

/** A tab in the background paints nothing; its app starts all the same. */
const UNSEEN_MS = 3000

/**
 * Runs before the first paint, in every document; the CSP knows it by its hash.
 * - The chosen theme, so that it does not flash, and with it the colour of the browser's own bar;
 *   `browser/theme-store.ts` calls it again.
 * - The chosen size of text, which `routes/settings/use-text-size.ts` sets.
 * - Our letters, both faces at once: each makes the whole page be laid out anew. In the first 700 ms nobody
 *   has read much; later they wait until the visitor has done something and seen the effect.
 * - Taps on buttons and radios before the app is there: kept, and replayed by `browser/replay-taps.ts`.
 * - The app, after the first paint: until then its scripts would take the line from the first picture.
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
