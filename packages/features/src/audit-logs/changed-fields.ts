/** A field of an audit log entry before and after; undefined where the entry doesn't say. */
export interface ChangedField {
  field: string
  before: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists the changes of an entry: a field holds its new value, or `{from, to}`. */
export function changedFields(changes: Readonly<Record<string, unknown>> | null): ChangedField[] {
  return Object.entries(changes ?? {}).map(([field, value]) =>
    isRecord(value) && ('from' in value || 'to' in value)
      ? { field, before: value.from, after: value.to }
      : { field, before: undefined, after: value },
  )
}
