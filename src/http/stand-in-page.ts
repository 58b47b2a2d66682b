type StandIn = { title: string; advice: string }

/** A page for when the site cannot be asked. */
export function toStandInPage(heading: string, { title, advice }: StandIn): string {
  return `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${toText(title)}</title><h1>${toText(heading)}</h1><p>${toText(advice)}</p></html>`
}

function toText(words: string): string {
  return words.replace(/[<>&]/g, '')
}
