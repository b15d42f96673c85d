import type { RequestContext } from '../http/context.ts'
import type { Mail } from '../ports/mailer.ts'

/**
 * Sends a mail in the background, so that the response time doesn't reveal whether the address exists. Failures are
 * logged without the content.
 */
export function sendInBackground(context: RequestContext, make: () => Promise<Mail> | Mail): void {
  void (async () => context.ports.mailer.send(await make()))().catch((cause: unknown) =>
    context.ports.log.error({ requestId: context.facts.requestId, err: cause }, 'a mail was not sent'),
  )
}
