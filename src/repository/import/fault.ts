/** An error that an editor must fix before anything of the folder can be published. */
export type Fault = { file: string; line: number | null; message: string }

/** Collects faults instead of throwing, so that an editor sees all of them at once. */
export type ReportFault = (message: string, line: number | null) => void

export function toFaultText({ file, line, message }: Fault): string {
  return line === null ? `${file}: ${message}` : `${file}:${line}: ${message}`
}
