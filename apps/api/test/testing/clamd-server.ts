import { type AddressInfo, createServer } from 'node:net'

export interface ClamdServer {
  options: { host: string; port: number }
  /** The next commands are answered so instead; `silence`: the connection ends without an answer. */
  faults: string[]
  /** Bytes that were scanned. */
  scanned: Buffer[]
  close(): Promise<void>
}

/** The standard test file of scanners, which is harmless. */
export const testVirus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

/** The part of clamd's protocol that the site uses. It finds the test file of scanners alone. */
export async function openClamdServer(): Promise<ClamdServer> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const answer = answerTo(received)
      if (answer === undefined) return
      const fault = clamd.faults.shift()
      if (fault === 'silence') return void socket.destroy()
      socket.end(`${fault ?? answer}\0`)
    })
  })

  /** Undefined until the whole command is there. */
  function answerTo(received: Buffer): string | undefined {
    const end = received.indexOf(0)
    if (end < 0) return undefined
    const name = received.subarray(0, end).toString()
    if (name === 'zPING') return 'PONG'
    if (name !== 'zINSTREAM') return 'UNKNOWN COMMAND'
    const chunks: Buffer[] = []
    for (let at = end + 1; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at)
      if (length === 0) {
        const bytes = Buffer.concat(chunks)
        clamd.scanned.push(bytes)
        return bytes.includes(testVirus) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
      }
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return undefined
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const clamd: ClamdServer = {
    options: { host: '127.0.0.1', port },
    faults: [],
    scanned: [],
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return clamd
}
