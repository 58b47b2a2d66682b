import type { Finding } from '../checks/check.ts'

/** An error that an editor must fix before anything of the folder can be published, or a warning. */
export type Fault = { file: string; line: number | null; message: string } & Partial<
  Pick<Finding, 'rule' | 'advice'>
>

/** Collects faults instead of throwing, so that an editor sees all of them at once. */
export type ReportFault = (message: string, line: number | null) => void

/** Reports a fault; the `null` replaces the unreadable value. */
export function fault(report: ReportFault, message: string, line: number | null = null): null {
  report(message, line)
  return null
}

export function toFaultText({ file, line, message }: Fault): string {
  return `${toPlaceText({ file, line })}: ${message}`
}

export function toPlaceText({ file, line }: Pick<Fault, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${line}`
}
