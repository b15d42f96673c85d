/** What a browser's push service needs to deliver a message: its address and the browser's keys. */
export interface PushSubscriptionParts {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Hosts of the browsers' push services. The server calls an endpoint that a browser names, so it calls these alone: Chrome
 * and its relatives, Firefox, Safari, Edge.
 */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z\d-]+\.notify\.windows\.com$/,
]

/** An uncompressed point of P-256 and 16 random bytes (RFC 8291), as base64url. */
const publicKeyShape = /^B[\w-]{86}$/
const secretShape = /^[\w-]{22}$/

/** Reads a push subscription from its JSON text. Undefined unless it is whole and its endpoint is a push service's. */
export function readPushSubscription(token: string): PushSubscriptionParts | undefined {
  const given = parseObject(token)
  const keys = asObject(given?.keys)
  if (typeof given?.endpoint !== 'string' || typeof keys?.p256dh !== 'string' || typeof keys.auth !== 'string') return
  const [p256dh, auth] = [withoutPadding(keys.p256dh), withoutPadding(keys.auth)]
  const isSound = isPushService(given.endpoint) && publicKeyShape.test(p256dh) && secretShape.test(auth)
  return isSound ? { endpoint: given.endpoint, keys: { p256dh, auth } } : undefined
}

/** Neither a user nor a port: both would be in the host's place. */
const endpointShape = /^https:\/\/([a-z\d.-]+)\/\S*$/

function isPushService(endpoint: string): boolean {
  const host = endpointShape.exec(endpoint)?.[1]
  return host !== undefined && pushServices.some((service) => service.test(host))
}

const withoutPadding = (base64: string) => base64.replace(/=+$/, '')

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
