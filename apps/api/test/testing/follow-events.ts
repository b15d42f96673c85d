export interface FollowedEvent {
  id: string
  event: string
  data: { topic?: string; id?: string | null }
}

/** An open stream of live events. */
export interface Followed {
  response: Response
  /** Resolves to the next event; undefined when the stream has ended. */
  next(): Promise<FollowedEvent | undefined>
  /** All events until the stream ends. */
  rest(): Promise<FollowedEvent[]>
  close(): Promise<void>
}

/** Reads the answer to streamEvents as a browser does. */
export async function followEvents(answer: Response | Promise<Response>): Promise<Followed> {
  const response = await answer
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<FollowedEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (block.startsWith(':')) continue
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
        return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as FollowedEvent['data'] }
      }
      const part = await reader?.read()
      if (!part || part.done) return undefined
      text += part.value
    }
  }
  return {
    response,
    next,
    async rest() {
      const events: FollowedEvent[] = []
      for (let event = await next(); event; event = await next()) events.push(event)
      return events
    },
    close: async () => reader?.cancel(),
  }
}
