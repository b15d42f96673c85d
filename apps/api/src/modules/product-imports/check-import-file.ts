import {
  CsvReader,
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
import { Turn } from '../../threads/turn.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Checks every row of a file. Refuses one that can't be read at all, with the reason at its field. */
export async function checkImportFile(
  bytes: Uint8Array,
  mappingText: string | undefined,
  facts: ImportFacts,
): Promise<ImportCheck> {
  const read = csvText(bytes, (sent) => utf8.decode(sent))
  if ('fault' in read) return refuseFields([{ field: 'file', code: read.fault }])
  const reader = new CsvReader(read.text)
  const rows = reader.rows()
  const first = rows.next()
  const head = first.done ? [] : first.value
  if (reader.fault || head.every((heading) => heading.trim() === ''))
    return refuseFields([{ field: 'file', code: reader.fault ?? 'csv.empty' }])
  const check = new ImportCheck(readMapping(mappingText, head), facts, head.length)
  const turn = new Turn()
  let row = 1
  for (const cells of rows) {
    row += 1
    if (row - 1 > maxImportRows)
      return refuseFields([{ field: 'file', code: 'too_many', params: { max: maxImportRows } }])
    check.add(row, cells)
    if (turn.isOver) await turn.next()
  }
  if (reader.fault) return refuseFields([{ field: 'file', code: reader.fault }])
  if (check.total === 0) return refuseFields([{ field: 'file', code: 'csv.empty' }])
  return check
}

/** The mapping as the form sends it, or as the headings say; it has every column that is needed. */
function readMapping(text: string | undefined, head: readonly string[]): ImportMapping {
  const mapping = text === undefined ? guessMapping(head) : sentMapping(text, head.length)
  const missing = requiredImportColumns.filter((column) => mapping[column] === undefined)
  if (missing.length > 0)
    return refuseFields(missing.map((column) => ({ field: `mapping.${column}`, code: 'required' }) as const))
  return mapping
}

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name)

/** Every column lies in the file. */
function sentMapping(text: string, width: number): ImportMapping {
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
