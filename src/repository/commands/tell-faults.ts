import { type Fault, toFaultText } from '../import/fault.ts'
import type { CommandIo } from './command.ts'

export function tellFaults(faults: readonly Fault[], io: CommandIo): void {
  for (const fault of faults) io.err(`${toFaultText(fault)}\n`)
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  io.err(`${count}; nothing was changed.\n`)
}

const SHOWN = 20

export function tellWarnings(warnings: readonly Fault[], io: CommandIo): void {
  for (const warning of warnings.slice(0, SHOWN)) io.err(`warning: ${toFaultText(warning)}\n`)
  if (warnings.length > SHOWN) io.err(`warning: and ${warnings.length - SHOWN} more like these\n`)
}
