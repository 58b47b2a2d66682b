/** Something that an editor must mend before anything of the folder is published. */
export type Fault = { file: string; line: number | null; message: string }

/** Faults are collected, not thrown: an editor wants to see all of them at once. */
export type ReportFault = (message: string, line: number | null) => void

export function toFaultText({ file, line, message }: Fault): string {
  return line === null ? `${file}: ${message}` : `${file}:${line}: ${message}`
}
