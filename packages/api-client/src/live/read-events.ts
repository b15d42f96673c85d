/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  readonly data: string
  /** The place in the stream after it; empty when it names none. */
  readonly id: string
}

/** Reads the events of a stream, as EventSource would, and reports each sign of life with `onRead`. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onRead: () => void = () => {},
): AsyncGenerator<ServerEvent, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onRead()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  const data: string[] = []
  const named = { event: 'message', id: '' }
  for (const line of block.split(/\r?\n/)) {
    // A comment has no name before its colon.
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'event' || name === 'id') named[name] = value
  }
  return data.length === 0 ? undefined : { ...named, data: data.join('\n') }
}
