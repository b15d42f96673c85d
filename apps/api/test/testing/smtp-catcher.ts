import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SmtpCatcher {
  url: string
  /** The messages as they were sent, headers and body. */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that accepts every message and keeps it. */
export async function openSmtpCatcher(): Promise<SmtpCatcher> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    let mail: string | undefined
    let text = ''
    socket.write('220 catcher\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (mail === undefined) {
          if (line === 'DATA') mail = ''
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          mails.push(mail)
          mail = undefined
          socket.write('250 kept\r\n')
        } else mail += `${line}\r\n`
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        // Mailers keep their connections.
        for (const socket of sockets) socket.destroy()
      }),
  }
}
