import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { decodeProtectedHeader, importJWK, type JWTPayload, jwtVerify } from 'jose'

/** A message as the browser reads it, with what the push service learned about its sender. */
export interface PushedMessage {
  endpoint: string
  payload: Record<string, unknown>
  headers: Headers
  sender: JWTPayload
}

interface Browser {
  keys: ECDH
  secret: Buffer
}

/** A push service and its browsers: checks the sender's signature (RFC 8292) and decrypts messages (RFC 8291). */
class PushService {
  readonly messages: PushedMessage[] = []
  readonly #browsers = new Map<string, Browser>()
  /** What the service answers, by endpoint. Default 201. */
  readonly answers = new Map<string, number | Error>()

  readonly network = { fetch: ((url: string, init: RequestInit) => this.#receive(url, init)) as typeof fetch }

  /** Returns the subscription of a new browser, as its JSON text. The place is a folder of the service's address. */
  subscribe(place = 'fcm/send'): string {
    const keys = createECDH('prime256v1')
    const p256dh = keys.generateKeys('base64url')
    const secret = randomBytes(16)
    const endpoint = `https://fcm.googleapis.com/${place}/${randomBytes(12).toString('hex')}`
    this.#browsers.set(endpoint, { keys, secret })
    return JSON.stringify({ endpoint, keys: { p256dh, auth: secret.toString('base64url') } })
  }

  async #receive(endpoint: string, { body, headers: given }: RequestInit): Promise<Response> {
    const answer = this.answers.get(endpoint) ?? 201
    if (answer instanceof Error) throw answer
    const browser = this.#browsers.get(endpoint)
    if (!browser) return new Response(null, { status: 404 })
    if (answer < 300) {
      const headers = new Headers(given)
      const sender = await verifySender(headers.get('authorization') ?? '', new URL(endpoint).origin)
      this.messages.push({ endpoint, headers, sender, payload: decrypt(browser, Buffer.from(body as Uint8Array)) })
    }
    return new Response(null, { status: answer })
  }
}

async function verifySender(authorization: string, audience: string): Promise<JWTPayload> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = await importJWK(
    { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    decodeProtectedHeader(token).alg,
  )
  return (await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'] })).payload
}

/** A body of one record: salt (16 bytes), record size (4), length of the sender's key (1), the key, the ciphertext. */
function decrypt({ keys, secret }: Browser, body: Buffer): Record<string, unknown> {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), secret, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>
}

let service: PushService | undefined

/** The push service of a test process. */
export const pushService = (): PushService => (service ??= new PushService())
