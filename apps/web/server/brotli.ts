import { constants, createBrotliCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** Small window and quality: measured as the cheapest setting that still compresses a page to a third. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 }
/** Not events: each would need a compressor of its own for as long as its stream is open. */
const compressible =
  /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml|manifest\+json)|image\/svg)/

/** Compresses a streamed answer. Flushes at every chunk, so that streamed parts of a page aren't delayed. */
export function brotli(response: Response, request: Request): Response {
  const accepts = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (!accepts || !response.body || response.headers.has('content-encoding')) return response
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response
  const compressor = createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params })
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'br')
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      compressor.on('data', (chunk: Buffer) => controller.enqueue(chunk))
      compressor.on('end', () => controller.close())
      compressor.on('error', (error) => controller.error(error))
      void pump(reader, compressor)
    },
    cancel(reason) {
      compressor.destroy()
      return reader.cancel(reason)
    },
  })
  return new Response(body, { status: response.status, headers })
}

/**
 * Compresses what the handlers after it answer. The old answer is dropped first, because Hono copies its headers to the new
 * one, and a Content-Length of more bytes than are sent makes the browser wait for the rest.
 */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next()
  const answer = brotli(context.res, context.req.raw)
  context.res = undefined
  context.res = answer
}

async function pump(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  compressor: ReturnType<typeof createBrotliCompress>,
) {
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (!compressor.write(value)) await new Promise((drained) => compressor.once('drain', drained))
    }
    compressor.end()
  } catch (error) {
    compressor.destroy(error as Error)
  }
}
