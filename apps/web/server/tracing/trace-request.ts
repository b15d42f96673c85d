import type { Tracing } from '@chonoi/api'
import type { MiddlewareHandler } from 'hono'
import type { SiteEnvironment } from '../site-environment.ts'

/**
 * Makes a span of each request, named by its route: addresses hold ids and what people search for. The trace of a caller is
 * gone on with when the caller is our own proxy; anybody else could choose what is recorded.
 */
export function traceRequest(tracing: Tracing, trustsProxy: boolean): MiddlewareHandler<SiteEnvironment> {
  return (context, next) => {
    const { method } = context.req
    const caller = trustsProxy ? context.req.header('traceparent') : undefined
    const attributes = { 'http.request.method': method, 'chonoi.request_id': context.get('requestId') }
    return tracing.inSpan({ name: method, kind: 'server', attributes, caller: caller ?? null }, async (span) => {
      await next()
      const { status } = context.res
      const route = context.get('route')
      if (route) span.rename(`${method} ${route}`)
      span.note({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail(String(status))
    })
  }
}
