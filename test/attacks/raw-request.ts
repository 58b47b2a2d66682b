import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer }

/**
 * Sends the path exactly as given; `fetch` and `http.request` would normalise it. Characters above 0xff are not bytes,
 * so encode them first.
 */
export async function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const fields = { host: 'site.test', connection: 'close', 'accept-encoding': 'identity' }
  const lines = Object.entries({ ...fields, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const socket = connect(port, '127.0.0.1')
  socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
  const answer = await buffer(socket)
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...fieldLines] = answer.subarray(0, end).toString('latin1').split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(fieldLines.map(toField)),
    body: answer.subarray(end + 4),
  }
}

function toField(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
