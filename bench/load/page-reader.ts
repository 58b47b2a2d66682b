import { connect, type Socket } from 'node:net'

const PATIENCE_MS = 60_000
const HEAD_END = '\r\n\r\n'
const STATUS = /^HTTP\/1\.1 (\d{3})/
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i

type Line = {
  socket: Socket
  status: number
  /** Bytes of the answer still to come; `null` until its head is here. */
  left: number | null
  head: string
  settle: ((status: number) => void) | null
}

/** Reads pages whose length the site states, each on an idle connection, with as little work as possible. */
export function createPageReader({ host, hostname, port }: URL) {
  const idle: Line[] = []
  const all = new Set<Line>()

  function open(): Line {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const line: Line = { socket, status: 0, left: null, head: '', settle: null }
    all.add(line)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('data', (chunk) => take(line, chunk))
    socket.once('close', () => {
      all.delete(line)
      if (idle.includes(line)) idle.splice(idle.indexOf(line), 1)
      line.settle?.(0)
    })
    return line
  }

  function take(line: Line, chunk: Buffer | string): void {
    let length = chunk.length
    if (line.left === null) {
      line.head += chunk.toString('latin1')
      const end = line.head.indexOf(HEAD_END)
      if (end < 0) return
      length = line.head.length - end - HEAD_END.length
      const head = line.head.slice(0, end + HEAD_END.length)
      line.status = Number(STATUS.exec(head)?.[1])
      line.left = Number(LENGTH.exec(head)?.[1])
      line.head = ''
    }
    line.left -= length
    if (line.left > 0) return
    line.left = null
    idle.push(line)
    line.settle?.(line.status)
    line.settle = null
  }

  return {
    /** Resolves to the status once the answer is complete, or to 0 without one. */
    read(path: string): Promise<number> {
      const line = idle.pop() ?? open()
      return new Promise((resolve) => {
        line.settle = resolve
        line.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`)
      })
    },
    close(): void {
      for (const { socket } of all) socket.destroy()
    },
  }
}
