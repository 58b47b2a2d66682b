/** Reports and returns `undefined` for invalid JSON. */
export function readJson(text: string, report: (message: string) => void): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    report(`is not JSON: ${(error as Error).message}`)
    return undefined
  }
}
