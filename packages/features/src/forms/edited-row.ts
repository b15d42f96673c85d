import { ApiError } from '@chonoi/api-client'
import type { Changes } from './changes.ts'
import { editedFields, type MergeRules, pickFields } from './merge-edits.ts'

/** How a form edits a stored row. */
interface RowEdit<Row extends object, Form extends object, Body extends object, Also extends object>
  extends MergeRules<Form> {
  /** The row as it was read last. A newer version is taken over while the form is open. */
  row: Row
  fieldsOf: (row: Row) => Form
  /** Everything that the form could send of a row. */
  bodyOf: (fields: Form, row: Row) => Body
  /**
   * Sends what was changed. Not called when nothing was. One that takes several requests tells each stored part to `keep`, so
   * that it isn't sent again when the next fails.
   */
  save: (changes: Changes<Partial<Body & Also>>, row: Row, keep: (stored: Row) => void) => Promise<Row>
  /** What is sent besides, whatever was changed, e.g. the status that the pressed button asks for. */
  also?: () => Also
  /** How an update names the version that was edited. Default: `version`, where the row carries one. */
  versionOf?: (row: Row) => object
  /** Called once it is saved, or nothing had to be. */
  onSaved?: (row: Row) => void
}

/** A row in the hands of a form, which sees its fields only. Made by `editedRow`. */
export interface EditedRow<Form extends object> {
  row: object
  rules: MergeRules<Form>
  fieldsOf: (row: object) => Form
  /** Whether the row was read later than another. */
  isNewer: (row: object, than: object) => boolean
  /** Sends the fields that differ from the row's, and returns the row as it is stored then. */
  send: (row: object, own: Form, keep: (stored: object) => void) => Promise<object>
  onSaved: (row: object) => void
}

/** Edits a stored row with `useValidatedForm`: sends only what was changed, and the version that it was changed in. */
export function editedRow<
  Row extends object,
  Form extends object,
  Body extends object,
  Also extends object = Record<never, never>,
>(edit: RowEdit<Row, Form, Body, Also>): EditedRow<Form> {
  const { row, bodyOf, save, also, versionOf = ownVersion, onSaved } = edit
  // Nobody but the row's own functions looks into it.
  const fieldsOf = edit.fieldsOf as (row: object) => Form
  return {
    row,
    rules: edit,
    fieldsOf,
    isNewer: (one, than) => stampOf(one) > stampOf(than),
    async send(stored, own, keep) {
      const before = stored as Row
      const changes = { ...changedFields(bodyOf(fieldsOf(stored), before), bodyOf(own, before)), ...also?.() }
      if (Object.keys(changes).length === 0) return stored
      return save({ ...changes, ...versionOf(before) } as Changes<Partial<Body & Also>>, before, keep)
    },
    onSaved: (saved) => onSaved?.(saved as Row),
  }
}

/** The fields of a body whose values differ from those of the body that the stored row would give. */
export const changedFields = <Body extends object>(was: Body, is: Body): Partial<Body> =>
  pickFields(is, editedFields(was, is))

interface Versioned {
  version?: number
  updatedAt?: string
}

const ownVersion = ({ version }: Versioned) => (version === undefined ? {} : { version })

const stampOf = ({ version, updatedAt }: Versioned) => version ?? (updatedAt === undefined ? 0 : Date.parse(updatedAt))

/** Refusals of an update whose row somebody else has changed since it was read. */
const changedMeanwhile: readonly string[] = ['row.changed', 'platform.settings_changed', 'tenant.settings_changed']

/** The stored row that an update was refused for; undefined for every other failure. */
export function storedMeanwhile(error: unknown): object | undefined {
  if (!(error instanceof ApiError) || !changedMeanwhile.includes(error.code)) return undefined
  return error.details?.current as object | undefined
}
