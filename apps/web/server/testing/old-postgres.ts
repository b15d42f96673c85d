import { type AddressInfo, createServer, type Socket } from 'node:net'

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])
const textType = 25

const signedIn = message('R', int32(0))
const ready = message('Z', Buffer.from('I'))
const columns = message(
  'T',
  Buffer.concat([
    int16(1),
    Buffer.from('version\0'),
    int32(0),
    int16(0),
    int32(textType),
    int16(0xffff),
    int32(0),
    int16(0),
  ]),
)
const row = (value: string) => message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)]))
const done = message('C', Buffer.from('SELECT 1\0'))

/** Implements just enough of PostgreSQL's protocol to accept any login and answer every query with its version. */
export async function openOldPostgres(version: number): Promise<{ url: string; close(): void }> {
  const answer = (socket: Socket) => {
    let isSignedIn = false
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      if (!isSignedIn) socket.write(Buffer.concat([signedIn, ready]))
      else if (chunk[0] === 'Q'.charCodeAt(0)) socket.write(Buffer.concat([columns, row(String(version)), done, ready]))
      isSignedIn = true
    })
  }
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://anybody@127.0.0.1:${port}/postgres`, close: () => void server.close() }
}
