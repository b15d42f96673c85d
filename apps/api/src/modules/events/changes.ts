import type { NamespaceWords } from '@chonoi/i18n'

type LabelOf<Name> = Name extends `field.${infer Field}` ? Field : never
/** A field that the audit log's screen has a word for. One without doesn't compile. */
export type ChangedField = LabelOf<keyof NamespaceWords['auditLogs']>

export interface Change {
  readonly from: unknown
  readonly to: unknown
}
/** Fields of an entry of the audit log before and after; undefined where nothing differs. */
export type Changes = Readonly<Partial<Record<ChangedField, Change>>> | undefined

/** How many characters of a text an entry keeps. */
export const keptCharacters = 300
/** How many of them stand before the first one that differs, where that is beyond the beginning. */
const charactersBefore = 40

/**
 * Compares the named fields. Dates are written as instants. A text that is longer than an entry keeps is cut to where
 * it begins to differ, with `…` for what is left out, so that what changed shows.
 */
export function changesBetween<Row extends object, Field extends keyof Row & ChangedField>(
  before: Pick<Row, Field>,
  after: Partial<Pick<Row, Field>>,
  fields: readonly Field[],
): Changes {
  const changed = fields.flatMap((field) => {
    if (!(field in after)) return []
    const [from, to] = [written(before[field]), written(after[field])]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [[field, cut(from, to)] as const]
  })
  return changed.length > 0 ? (Object.fromEntries(changed) as Changes) : undefined
}

/** Something new with the named fields; those without a value aren't told. */
export const changesOfNew = <Row extends object, Field extends keyof Row & ChangedField>(
  row: Row,
  fields: readonly Field[],
): Changes => changesBetween<Record<Field, unknown>, Field>(nothing(fields), row, fields)

/** Something that goes, with what it had. */
export const changesOfGone = <Row extends object, Field extends keyof Row & ChangedField>(
  row: Row,
  fields: readonly Field[],
): Changes => changesBetween<Record<Field, unknown>, Field>(row, nothing(fields), fields)

const nothing = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Record<Field, null>

const written = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null))

function cut(from: unknown, to: unknown): Change {
  // By characters: half of an emoji is no text that the database takes.
  const [was, is] = [characters(from), characters(to)]
  if (was.length <= keptCharacters && is.length <= keptCharacters) return { from, to }
  const differsAt = was.findIndex((character, index) => character !== is[index])
  const common = differsAt === -1 ? was.length : differsAt
  const start = common > keptCharacters / 2 ? common - charactersBefore : 0
  return { from: excerpt(from, was, start), to: excerpt(to, is, start) }
}

const characters = (value: unknown): string[] => (typeof value === 'string' ? [...value] : [])

function excerpt(value: unknown, all: readonly string[], start: number): unknown {
  if (typeof value !== 'string') return value
  const end = start + keptCharacters
  return `${start > 0 ? '…' : ''}${all.slice(start, end).join('')}${end < all.length ? '…' : ''}`
}
