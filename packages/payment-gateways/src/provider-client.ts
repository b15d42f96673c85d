import { GatewayFault } from './gateway-errors.ts'
import { type Message, parseMessage } from './message.ts'
import type { GatewayName } from './payment-gateway.ts'

/** Network access of an adapter, so that tests and the sandbox use the same code as production. */
export interface ProviderClientOptions {
  readonly gateway: GatewayName
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds; providers ask for at least 30 seconds. */
  readonly timeoutMs?: number
}

export interface ProviderAnswer {
  readonly status: number
  readonly message: Message
}

const maxAnswerLength = 1_000_000

/** Sends one request and reads a JSON object from the answer. Follows no redirect: secrets stay with the named host. */
export async function callProvider(
  { gateway, fetch = globalThis.fetch, timeoutMs = 30_000 }: ProviderClientOptions,
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
): Promise<ProviderAnswer> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    text = await response.text()
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new GatewayFault(gateway, timedOut ? 'timed_out' : 'unreachable', { cause })
  }
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    throw new GatewayFault(gateway, 'redirected')
  }
  if (response.status >= 500) throw new GatewayFault(gateway, 'server_error')
  const message = text.length <= maxAnswerLength ? parseMessage(text) : null
  if (!message) throw new GatewayFault(gateway, 'unreadable')
  return { status: response.status, message }
}

/** Posts a JSON object, or its text. */
export function postJson(
  options: ProviderClientOptions,
  url: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer> {
  return callProvider(options, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Posts form fields. */
export function postForm(
  options: ProviderClientOptions,
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer> {
  return callProvider(options, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}
