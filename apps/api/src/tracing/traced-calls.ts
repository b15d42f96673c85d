import type { Mailer } from '../ports/mailer.ts'
import type { Tracing } from './tracing.ts'

/** A fetch that makes a span of each call and hands the trace on. Only the host is told: addresses may hold tokens. */
export function tracedFetch(tracing: Tracing, purpose: string): typeof globalThis.fetch {
  return (input, init) => {
    const { method, url, headers } = new Request(input, { ...init, body: null })
    const attributes = { 'http.request.method': method, 'server.address': new URL(url).hostname }
    return tracing.inSpan({ name: `${method} ${purpose}`, kind: 'client', attributes }, async (span) => {
      if (tracing.traceparent) headers.set('traceparent', tracing.traceparent)
      const response = await globalThis.fetch(input, { ...init, headers })
      span.note({ 'http.response.status_code': response.status })
      if (response.status >= 400) span.fail(String(response.status))
      return response
    })
  }
}

/** A mailer that makes a span of each mail, without whom it is for. */
export function tracedMailer(mailer: Mailer, tracing: Tracing): Mailer {
  return { send: (mail) => tracing.inSpan({ name: 'send mail', kind: 'client' }, () => mailer.send(mail)) }
}
