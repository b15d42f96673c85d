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
