import { setImmediate } from 'node:timers/promises'
import {
  csvRows,
  csvText,
  guessMapping,
  ImportCheck,
  type ImportColumn,
  importColumns,
  type ImportFacts,
  type ImportMapping,
  maxImportRows,
  requiredImportColumns,
} from '@chonoi/domain'
import { refuseFields } from '../../http/failure.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** Rows that are checked before other requests have their turn. */
const turn = 500

/** Checks every row of a file. Refuses one that can't be read at all, with the reason at its field. */
export async function checkImportFile(
  bytes: Uint8Array,
  mappingText: string | undefined,
  facts: ImportFacts,
): Promise<ImportCheck> {
  const read = csvText(bytes, (sent) => utf8.decode(sent))
  if ('fault' in read) return refuseFields([{ field: 'file', code: read.fault }])
  const parsed = csvRows(read.text)
  if ('fault' in parsed) return refuseFields([{ field: 'file', code: parsed.fault }])
  const [head = [], ...rows] = parsed.rows
  if (rows.length > maxImportRows)
    return refuseFields([{ field: 'file', code: 'too_many', params: { max: maxImportRows } }])
  const mapping = mappingText === undefined ? guessMapping(head) : readMapping(mappingText, head.length)
  const missing = requiredImportColumns.filter((column) => mapping[column] === undefined)
  if (missing.length > 0)
    return refuseFields(missing.map((column) => ({ field: `mapping.${column}`, code: 'required' }) as const))
  const check = new ImportCheck(mapping, facts, head.length)
  for (const [index, cells] of rows.entries()) {
    check.add(index + 2, cells)
    if (index % turn === turn - 1) await setImmediate()
  }
  if (check.total === 0) return refuseFields([{ field: 'file', code: 'csv.empty' }])
  return check
}

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name)

/** The mapping as the form sends it; every column lies in the file. */
function readMapping(text: string, width: number): ImportMapping {
  const mapping: { [Column in ImportColumn]?: number } = {}
  for (const [name, at] of Object.entries(parsedObject(text))) {
    if (!isColumn(name)) return refuseFields([{ field: 'mapping', code: 'unknown_field' }])
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= width)
      return refuseFields([{ field: `mapping.${name}`, code: 'not_in_list' }])
    mapping[name] = at
  }
  return mapping
}

function parsedObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  } catch {
    // Not JSON at all is as wrong as another kind of JSON.
  }
  return refuseFields([{ field: 'mapping', code: 'type' }])
}
