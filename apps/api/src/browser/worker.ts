import './adapters/buffer.ts'
import type { FromWorker, SentRequest, ToWorker } from './messages.ts'
import { liveAt, standAt, storyMoment } from './moment.ts'
import { openMarket } from './open-market.ts'
import { drawSameChance } from './same-chance.ts'

drawSameChance()
/** A market may be ready long before its story begins: until then its clock stands. */
let leaveMoment: (() => void) | undefined = standAt(storyMoment)

function beginStory() {
  if (!leaveMoment) return
  leaveMoment()
  leaveMoment = undefined
  liveAt(storyMoment)
}

const say = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
let market: Promise<(request: Request) => Promise<Response>> | undefined

async function answer(id: number, { url, ...init }: SentRequest) {
  beginStory()
  const serve = await market
  if (!serve) throw new Error('A request came before the market was opened.')
  const response = await serve(new Request(url, init))
  const body = await response.arrayBuffer()
  say({ id, response: { status: response.status, headers: [...response.headers], body } }, [body])
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('request' in data) return void answer(data.id, data.request)
  market = openMarket(data.open)
  market.then(
    () => say({ opened: true }),
    (cause: unknown) => say({ refused: String(cause) }),
  )
})
