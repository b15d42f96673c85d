import { describe, expect, test } from 'vitest'
import type { IncomingNotification } from './payment-gateway.ts'
import { now } from './testing/gateways.ts'
import { type NotificationCase, notifications } from './testing/notifications.ts'

const cases = Object.entries(notifications)
const signing = cases.filter(([, { isByKeyOnly }]) => !isByKeyOnly)

/** The text that carries the fields: VNPAY's query, everybody else's body. */
const textOf = ({ query, body }: IncomingNotification) => (query === '' ? Buffer.from(body).toString() : query)
const withText = (incoming: IncomingNotification, text: string): IncomingNotification =>
  incoming.query === '' ? { ...incoming, body: Buffer.from(text) } : { ...incoming, query: text }

function* flipped(text: string): Generator<string> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    yield changed.toString('latin1')
  }
}

const signedNow = ({ signed, fields }: NotificationCase) => signed(fields, now)

describe.each(cases)('%s', (_, one) => {
  test('reads its own notification', async () => {
    expect(await one.read(signedNow(one))).toMatchObject({ verified: true })
  })

  test('refuses every flipped byte of the headers that prove it', async () => {
    const incoming = signedNow(one)
    for (const [name, value] of Object.entries(incoming.headers))
      for (const changed of flipped(value ?? ''))
        expect(
          await one.read({ ...incoming, headers: { ...incoming.headers, [name]: changed } }),
          `${name}: ${changed}`,
        ).toMatchObject({ verified: false })
  })

  test('refuses a notification without one of the headers that prove it', async () => {
    const incoming = signedNow(one)
    for (const name of Object.keys(incoming.headers)) {
      const { [name]: _missing, ...headers } = incoming.headers
      expect(await one.read({ ...incoming, headers }), name).toMatchObject({ verified: false })
    }
  })

  test.each(['', '<html><body>502 Bad Gateway</body></html>', 'null', '[]', '{}', '"text"'])(
    'refuses %j',
    async (text) => {
      expect(await one.read(withText(signedNow(one), text))).not.toMatchObject({ verified: true, notification: {} })
    },
  )

  test.each([10, -10])("a sender's clock that differs by %d minutes", async (minutes) => {
    const sentAt = new Date(now.getTime() + minutes * 60_000)
    expect(await one.read(one.signed(one.fields, sentAt))).toMatchObject({ verified: !one.hasTolerance })
  })

  test.runIf(one.unknownResult)('an unknown result is no money', async () => {
    const reading = await one.read(one.signed({ ...one.fields, ...one.unknownResult }, now))
    expect(JSON.stringify(reading)).not.toContain('PAID')
    expect(reading).not.toMatchObject({ credit: { amountInCents: 45_000_000 } })
  })

  test.each(Object.keys(one.fields))('refuses a repeated %s', async (name) => {
    const incoming = signedNow(one)
    const text = textOf(incoming)
    const value = JSON.stringify(one.fields[name])
    const repeated =
      incoming.query === ''
        ? [...repetitions(text, name, value)]
        : [`${text}&${name}=${one.fields[name]}`, `${name}=1&${text}`]
    expect(repeated.length).toBeGreaterThan(0)
    for (const changed of repeated)
      expect(await one.read(withText(incoming, changed)), changed).toMatchObject({ verified: false })
  })
})

/** The field once more before and after itself, in whatever object it is; also inside ZaloPay's text of `data`. */
function* repetitions(text: string, name: string, value: string): Generator<string> {
  let isFound = false
  for (const quote of ['"', '\\"']) {
    const escaped = quote === '"' ? value : JSON.stringify(value).slice(1, -1)
    const field = `${quote}${name}${quote}:${escaped}`
    if (!text.includes(field)) continue
    isFound = true
    yield text.replace(field, () => `${field},${field}`)
    yield text.replace(field, () => `${quote}${name}${quote}:1,${field}`)
  }
  // PayPal's fields have other names in its event.
  if (!isFound) yield text.replace(/^\{"(\w+)":/, (whole, first: string) => `{"${first}":1,${whole.slice(1)}`)
}

describe.each(signing)('%s', (_, one) => {
  test('refuses every flipped byte of what is signed', async () => {
    const incoming = signedNow(one)
    for (const changed of flipped(textOf(incoming)))
      expect(await one.read(withText(incoming, changed)), changed).toMatchObject({ verified: false })
  })

  test.each(Object.keys(one.fields))('refuses a notification whose %s was taken out or changed', async (name) => {
    const { [name]: value, ...rest } = one.fields
    const whole = signedNow(one)
    const signature = /"(?:signature|mac)":"(\w+)"|vnp_SecureHash=(\w+)/
    const original = signature.exec(textOf(whole))?.slice(1).find(Boolean) ?? ''
    for (const fields of [rest, { ...one.fields, [name]: `${value}1` }]) {
      const other = one.signed(fields, now)
      // The fields are others; whatever proves them is the original's.
      const text = textOf(other).replace(signature, (found, ...groups) =>
        found.replace(String(groups.slice(0, 2).find(Boolean)), original),
      )
      expect(await one.read({ ...withText(other, text), headers: whole.headers }), text).toMatchObject({
        verified: false,
      })
    }
  })
})
