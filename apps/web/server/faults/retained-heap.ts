/** Reads the retained heap of a process through its inspector: a heap grows until V8 collects it, which is no leak. */
export interface HeapReader {
  /** In MB, after a garbage collection: objects, and array buffers, which are stored outside the heap. */
  read(): Promise<number>
  close(): void
}

interface Reply {
  id: number
  result: { usedSize?: number; backingStorageSize?: number }
}

/** Connects to a process started with `--inspect=127.0.0.1:<port>`. */
export async function openHeap(port: string): Promise<HeapReader> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((open) => socket.addEventListener('open', open, { once: true }))
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let last = 0
  const ask = (method: string) =>
    new Promise<Reply>((answered) => {
      waiting.set(++last, answered)
      socket.send(JSON.stringify({ id: last, method }))
    })
  return {
    async read() {
      await ask('HeapProfiler.collectGarbage')
      const { usedSize = Number.NaN, backingStorageSize = 0 } = (await ask('Runtime.getHeapUsage')).result
      return (usedSize + backingStorageSize) / 1_000_000
    },
    close: () => socket.close(),
  }
}
