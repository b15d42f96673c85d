import { EventStream, type Routes } from '../../http/handlers.ts'
import { streamEvents } from './stream-events.ts'

export const liveRoutes = {
  async streamEvents(context, { headers, query }) {
    return new EventStream(await streamEvents(context, headers, query))
  },
} satisfies Routes
