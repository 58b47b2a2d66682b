/** Programs that name themselves. People's browsers begin with `Mozilla/` and name none of these; a Cubot is a phone. */
const MACHINES =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|scrap|monitor|uptime|headless|lighthouse|pagespeed|phantomjs|selenium|puppeteer|playwright|preview|facebookexternalhit|whatsapp|embedly|feed|fetcher|validator/i

/** Whether the sender names itself as something other than a person's browser. */
export function isMachine(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || MACHINES.test(userAgent)
}
