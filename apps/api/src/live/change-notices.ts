import pg from 'pg'
import type { Database } from '../database/database.ts'
import type { Told } from './live-event.ts'

export interface ChangeNotices {
  /** Finds a dead connection, over which nothing would be heard. */
  probe(): void
  close(): Promise<void>
}

/**
 * Listens on a connection of its own for what transactions of all processes tell. `onLost` is called once, when the
 * connection is gone.
 */
export async function listenForChanges(
  { listening }: Database,
  onTold: (told: Told) => void,
  onLost: () => void,
): Promise<ChangeNotices> {
  const client = new pg.Client({ ...listening, application_name: 'chonoi-live' })
  let isClosed = false
  const lose = () => {
    if (isClosed) return
    isClosed = true
    onLost()
  }
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload }) => {
    if (payload) onTold(JSON.parse(payload) as Told)
  })
  try {
    await client.connect()
    await client.query('listen live')
  } catch (error) {
    isClosed = true
    await client.end().catch(() => undefined)
    throw error
  }
  return {
    probe: () => void client.query('').catch(() => void client.end().then(lose, lose)),
    async close() {
      isClosed = true
      await client.end().catch(() => undefined)
    },
  }
}
