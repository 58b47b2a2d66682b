import type { Finding } from '../checks/check.ts'

/** An error that an editor must fix before anything of the folder can be published, or a warning. */
export type Fault = { file: string; line: number | null; message: string } & Partial<
  Pick<Finding, 'rule' | 'advice'>
>

export function toFaultText({ file, line, message }: Fault): string {
  return `${toPlaceText({ file, line })}: ${message}`
}

export function toPlaceText({ file, line }: Pick<Fault, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${line}`
}
