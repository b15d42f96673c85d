import type { RequestContext } from '../http/context.ts'
import type { Mail } from '../ports/mailer.ts'

/**
 * Makes and sends a mail without keeping the caller waiting: how long an answer takes must not tell whether there was
 * anybody to write to. A mail that can't be sent is logged, without its content.
 */
export function sendInBackground(context: RequestContext, make: () => Promise<Mail> | Mail): void {
  void (async () => context.ports.mailer.send(await make()))().catch((cause: unknown) =>
    context.ports.log.error({ requestId: context.facts.requestId, err: cause }, 'a mail was not sent'),
  )
}
