import { type Fields, fieldFault, fieldValue } from './fields.ts'
import { toDay } from './to-day.ts'

// Each function reads one kind of field. It reports an invalid value and treats it as absent.

type TextRule = { required?: boolean; max?: number; pattern?: RegExp }

export function readText(fields: Fields, name: string, rule: TextRule = {}): string | null {
  const value = fieldValue(fields, name)
  if (value === null) return rule.required ? fieldFault(fields, name, 'is missing') : null
  if (typeof value !== 'string') return fieldFault(fields, name, 'must be text; put it in quotes')
  if (rule.max !== undefined && value.length > rule.max) {
    return fieldFault(fields, name, `has ${value.length} characters; at most ${rule.max} fit`)
  }
  if (rule.pattern && !rule.pattern.test(value)) {
    return fieldFault(fields, name, `"${value}" is not of the right form`)
  }
  return value
}

export function readOption<Option extends string>(
  fields: Fields,
  name: string,
  options: readonly Option[],
): Option | null {
  const option = readChoice(fields, name, options)
  if (fieldValue(fields, name) === null) fieldFault(fields, name, 'is missing')
  return option
}

/** One of the options, or nothing. */
export function readChoice<Option extends string>(
  fields: Fields,
  name: string,
  options: readonly Option[],
): Option | null {
  const value = readText(fields, name)
  const option = options.find((candidate) => candidate === value)
  if (value === null || option !== undefined) return option ?? null
  return fieldFault(fields, name, `"${value}" must be one of ${options.join(', ')}`)
}

export function readNumber(fields: Fields, name: string): number | null {
  const value = fieldValue(fields, name)
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  return fieldFault(fields, name, 'must be a number')
}

/** An absent field is false, as in the content API. */
export function readBoolean(fields: Fields, name: string): boolean {
  const value = fieldValue(fields, name)
  if (value === null || typeof value === 'boolean') return value ?? false
  return fieldFault(fields, name, 'must be true or false') ?? false
}

export function readDay(
  fields: Fields,
  name: string,
  rule: { required?: boolean } = {},
): string | null {
  const value = readText(fields, name, rule)
  return value === null ? null : dayOf(fields, name, value)
}

/** Reports and returns `null` if the text is not a day. */
export function dayOf(fields: Fields, name: string, text: string): string | null {
  const day = toDay(text, fields.context.today)
  return day ?? fieldFault(fields, name, `"${text}" is neither like -20d nor like 2026-11-18`)
}

/** A list of words. Words that are not an option are reported and left out. */
export function readWords<Option extends string>(
  fields: Fields,
  name: string,
  options?: readonly Option[],
): Option[] {
  const value = fieldValue(fields, name) ?? []
  if (!Array.isArray(value) || value.some((word) => typeof word !== 'string')) {
    fieldFault(fields, name, 'must be a list of words')
    return []
  }
  return value.filter((word) => {
    const isOption = !options || options.includes(word)
    if (!isOption) fieldFault(fields, name, `"${word}" must be one of ${options.join(', ')}`)
    return isOption
  })
}
