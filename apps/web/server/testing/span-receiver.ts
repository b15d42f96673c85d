import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number }
}

/** A span as a collector gets it. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

export interface SpanReceiver {
  url: string
  spans: ReceivedSpan[]
  /** The bodies as they came. */
  bodies: string[]
  headers: Record<string, unknown>[]
  /** The status that the next exports are answered with. */
  status: number
  close(): Promise<void>
}

/** A collector that takes OTLP over HTTP in its JSON form. */
export async function openSpanReceiver(): Promise<SpanReceiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.headers.push(request.headers)
      if (request.url !== '/v1/traces') response.statusCode = 404
      else response.statusCode = receiver.status
      if (response.statusCode === 200) {
        receiver.bodies.push(body)
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
        }
        receiver.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
      }
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const receiver: SpanReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    bodies: [],
    headers: [],
    status: 200,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return receiver
}
