import { hashPassword } from '../../src/accounts/password-hash.ts'
import { attackEnv, attackerAddress } from '../../test/attacks/attack-site.ts'
import { type FormKind, formKinds, toForm } from '../../test/attacks/enumeration-forms.ts'
import { report } from '../report.ts'
import { startSite } from '../start-site.ts'
import { tellApart } from '../tell-apart.ts'

type Site = Awaited<ReturnType<typeof startSite>>

const DEFAULT_PAIRS = 500
/** After this many pairs the limits are reset, or they would answer instead of the form. */
const PAIRS_IN_A_ROW = 20
const WARM_UP = 20
/** Three standard deviations for 500 pairs without a difference. */
const MOST_SEPARATION = 0.055

/** Sends every form for a person with an account and a person without one, in turns. */
export async function run([pairs = String(DEFAULT_PAIRS)]: string[]): Promise<void> {
  const site = await startSite(attackEnv)
  try {
    await addUsers(site, Number(pairs))
    for (const kind of formKinds) await compare(site, kind, Number(pairs))
  } finally {
    await site.close()
  }
}

async function compare(site: Site, kind: FormKind, pairs: number): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    if (pair % PAIRS_IN_A_ROW === 0)
      await site.accounts.parts.db.deleteFrom('account_limits').execute()
    const index = pair < 0 ? pair + pairs : pair
    const both = ['known', 'unknown'] as const
    for (const who of pair % 2 === 0 ? both : both.toReversed()) {
      const { ms, answer } = await send(site.origin, kind, { who, index })
      if (pair < 0) continue
      times[who].push(ms)
      answers.add(answer)
    }
  }
  const { auc, p } = tellApart(times.known, times.unknown)
  report(`${kind}: different answers`, String(answers.size), { value: answers.size, most: 1 })
  const figure = `AUC ${auc.toFixed(3)}, p ${p.toFixed(2)} over ${pairs} pairs`
  report(`${kind}: told apart by time`, figure, {
    value: Math.abs(auc - 0.5),
    most: MOST_SEPARATION,
  })
}

async function send(origin: string, kind: FormKind, asked: Parameters<typeof toForm>[1]) {
  const { path, form, hide } = toForm(kind, asked)
  const headers = {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': attackerAddress(),
  }
  const started = performance.now()
  const response = await fetch(origin + path, { method: 'POST', headers, body: form })
  const text = await response.text()
  const ms = performance.now() - started
  // Answers repeat what was typed, and may differ in nothing else.
  return { ms, answer: `${response.status} ${hide(text)}` }
}

/** Creates accounts as if people had signed up with a password and a number. */
async function addUsers({ accounts }: Site, count: number): Promise<void> {
  const { users } = accounts.parts
  const passwordHash = await hashPassword('kopi at the void deck')
  for (let index = 0; index < count; index++) {
    const id = await users.create({ email: `known-${1000 + index}@mail.example`, passwordHash })
    await users.setPhone(id, `+658${1_000_000 + index}`)
  }
}
