import type { QueryOf } from '@chonoi/contract'
import { authenticate } from '../../http/authenticate.ts'
import type { Person, RequestContext } from '../../http/context.ts'
import { networkOf } from '../../http/network-of.ts'
import { type Listener, opening, written } from '../../live/live-event.ts'
import type { LiveStream } from '../../live/live-stream.ts'
import { findMissedEvents, getPresent, getSnapshot, isKeptSince, type Missed, type Place } from './live.store.ts'

/** Who missed more reads everything anew. */
const maxMissed = 500

/** Opens a stream of what its caller may hear: first what was missed after the last event, then what happens. */
export async function streamEvents(
  context: RequestContext,
  headers: Headers,
  { products = [], within = 0 }: QueryOf<'streamEvents'>,
): Promise<ReadableStream<Uint8Array>> {
  const { actor, database, ports, facts } = context
  const listener: Listener = {
    ...{ userId: actor?.id ?? null, sessionId: actor?.sessionId ?? null, tenantId: null, actsForPlatform: false },
    ...{ rights: await getSnapshot(context.visitor), products: new Set(products) },
  }
  const stream = await ports.live.open(listener, networkOf(facts.address))
  try {
    // Read again now that changes of them are heard: a sign-out before this line didn't end the stream.
    const who = actor && (await authenticate(database, ports, headers, actor.tenantId))
    stream.listener = { ...listener, ...rightsOf(who?.person ?? null) }
    await begin(context, stream, placeOf(headers.get('last-event-id')) ?? { within })
    if (!ports.live.isFollowing) stream.end()
    return stream.body
  } catch (error) {
    stream.end()
    throw error
  }
}

const rightsOf = (person: Person | null): Partial<Listener> => ({
  tenantId: person?.worksInTenant ? person.tenantId : null,
  actsForPlatform: person?.actsForPlatform ?? false,
})

function placeOf(lastEventId: string | null): Place | null {
  if (!lastEventId) return null
  const [since = 0, number = 0] = lastEventId.split('-').map(Number)
  return { since, number }
}

async function begin(context: RequestContext, stream: LiveStream, asked: Missed): Promise<void> {
  const { present, missed } = await context.transaction(async (queries) => ({
    present: await getPresent(queries),
    missed: await findMissedEvents(queries, stream.listener, asked, maxMissed + 1),
  }))
  // After reading them, so that none can be removed in between.
  const isWhole = 'within' in asked || (await context.asSystem((queries) => isKeptSince(queries, asked)))
  if (!isWhole || missed.length > maxMissed) return stream.begin([opening('reset', present)])
  // Each repeats the place before it, so that a cut among them loses none.
  const since = 'within' in asked ? present : Math.min(asked.since, present)
  stream.begin([...missed.map((event) => written({ ...event, since })), opening('ready', present)])
}
