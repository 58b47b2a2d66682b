// Readers of single settings from the environment. Each error names the variable.

export type Environment = Readonly<Record<string, string | undefined>>

export function optional(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

export function text(env: Environment, name: string, fallback: string): string {
  return optional(env, name) ?? fallback
}

/** Separated by commas. */
export function list(env: Environment, name: string, fallback = ''): string[] {
  const values = text(env, name, fallback).split(',')
  return values.map((value) => value.trim()).filter((value) => value !== '')
}

/** Host names, or `*.` for all subdomains. They become part of a header. `also`: for trials. */
export function hosts(env: Environment, name: string, fallback: string, also = /^$/): string[] {
  const values = list(env, name, fallback)
  for (const value of values) {
    if (!also.test(value) && !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(value)) {
      throw bad(name, value, 'host names such as player.vimeo.com or *.lobang.example')
    }
  }
  return values
}

export function integer(
  env: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = optional(env, name)
  if (value === null) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw bad(name, value, `a whole number from ${min} to ${max}`)
  }
  return number
}

/** Empty, `0` and `false` are off, anything else is on. */
export function flag(env: Environment, name: string): boolean {
  const value = optional(env, name)?.toLowerCase() ?? ''
  return !['', '0', 'false', 'null', 'undefined', 'nan'].includes(value)
}

export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = optional(env, name)
  if (value === null) return fallback
  const found = values.find((candidate) => candidate === value)
  if (!found) throw bad(name, value, `one of ${values.join(', ')}`)
  return found
}

function parseUrl(name: string, value: string): URL {
  const parsed = URL.parse(value)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw bad(name, value, 'an http(s) URL')
  return parsed
}

export function url(env: Environment, name: string, fallback: string): string {
  return parseUrl(name, text(env, name, fallback)).href
}

export function optionalUrl(env: Environment, name: string): string | null {
  const value = optional(env, name)
  return value === null ? null : parseUrl(name, value).href
}

export function origin(env: Environment, name: string, fallback: string): URL {
  const value = text(env, name, fallback)
  const parsed = parseUrl(name, value)
  if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username) {
    throw bad(name, value, 'an origin such as https://lobang.example, without a path')
  }
  return parsed
}

/** A content repository is named either by its URL or by its bare name. */
export function endpointOrName(env: Environment, name: string): string | null {
  const value = optional(env, name)
  if (value === null || /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(value)) return value
  return parseUrl(name, value).href
}

export function mailbox(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw bad(name, value, 'an e-mail address')
  return value
}

export function optionalMailbox(env: Environment, name: string): string | null {
  return optional(env, name) === null ? null : mailbox(env, name, '').toLowerCase()
}

export function bad(name: string, value: string, expected: string): Error {
  const error = new Error(`${name} is "${value}", but must be ${expected}.`)
  error.name = 'SettingError'
  return error
}
