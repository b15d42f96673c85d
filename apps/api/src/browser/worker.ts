import './adapters/buffer.ts'
import type { FromWorker, SentRequest, ToWorker } from './messages.ts'
import { liveAt, standAt, storyMoment } from './moment.ts'
import { type OpenMarket, openMarket } from './open-market.ts'
import { drawSameChance } from './same-chance.ts'

drawSameChance()
/** Set until the story begins. The clock stands meanwhile, because a market may be ready long before. */
let leaveMoment: (() => void) | undefined = standAt(storyMoment)

let leaveStory: (() => void) | undefined

function beginStory() {
  if (!leaveMoment) return
  leaveMoment()
  leaveMoment = undefined
  leaveStory = liveAt(storyMoment)
  // A story draws the same ids in a new market and in a reused one.
  drawSameChance()
}

const say = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
let market: Promise<OpenMarket> | undefined

function opened(): Promise<OpenMarket> {
  if (!market) throw new Error('A request came before the market was opened.')
  return market
}

/** Resets the market and, when it is reused, stops the clock at the story moment again. */
async function restart() {
  const restarted = await (await opened()).restart()
  if (restarted && leaveStory) {
    leaveStory()
    leaveStory = undefined
    leaveMoment = standAt(storyMoment)
  }
  say({ restarted })
}

async function answer(id: number, { url, ...init }: SentRequest) {
  beginStory()
  const { serve } = await opened()
  const response = await serve(new Request(url, init))
  const body = await response.arrayBuffer()
  say({ id, response: { status: response.status, headers: [...response.headers], body } }, [body])
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('request' in data) return void answer(data.id, data.request)
  if ('restart' in data) return void restart()
  market = openMarket(data.open)
  market.then(
    () => say({ opened: true }),
    (cause: unknown) => say({ refused: String(cause) }),
  )
})
