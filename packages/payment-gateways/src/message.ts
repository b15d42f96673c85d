/** A provider's JSON object, read field by field: nothing in it is taken on trust. */
export type Message = Readonly<Record<string, unknown>>

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object in a JSON text; null when the text holds anything else. */
export function parseMessage(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text)
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The object in what was sent to us. Null also when a field is named twice: whoever signed it and whoever reads it could
 * each believe another of the two.
 */
export function parseReceived(body: Uint8Array): Message | null {
  const text = Buffer.from(body).toString('utf8')
  const message = parseMessage(text)
  return message && !hasRepeatedField(text) ? message : null
}

/** Whether an object in a valid JSON text names a field twice. */
function hasRepeatedField(text: string): boolean {
  const open: Set<string>[] = []
  // In valid JSON only a name is followed by a colon. Strings are matched whole, so that a brace in one is none.
  for (const [token, name, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (name && colon) {
      const names = open.at(-1)
      const read: string = JSON.parse(name)
      if (names?.has(read)) return true
      names?.add(read)
    }
  }
  return false
}

/** A field as text; numbers are written out. Undefined when it is missing or of another type. */
export function textOf(message: Message, name: string): string | undefined {
  const value = message[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

export function objectOf(message: Message, name: string): Message {
  const value = message[name]
  return isMessage(value) ? value : {}
}

export function listOf(message: Message, name: string): readonly Message[] {
  const value = message[name]
  return Array.isArray(value) ? value.filter(isMessage) : []
}
