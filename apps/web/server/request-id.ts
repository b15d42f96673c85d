import { randomUUID } from 'node:crypto'

const form = /^[\w-]{8,64}$/

/** Returns the id under which a request is logged and answered: the proxy's own where there is a proxy, else a new one. */
export const requestIdFrom = (header: string | undefined, trustsProxy: boolean): string =>
  trustsProxy && header && form.test(header) ? header : randomUUID()
