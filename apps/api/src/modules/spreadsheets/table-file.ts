import { Download } from '../../http/handlers.ts'
import { csvContentType, csvFile } from './csv-file.ts'
import type { Table } from './table.ts'
import { xlsxFile } from './xlsx-file.ts'
import { xlsxContentType } from './xlsx-parts.ts'

/** Writes a table as a file of the wanted format. `name` has no extension. */
export async function tableFile<Row>(table: Table<Row>, format: 'csv' | 'xlsx', name: string): Promise<Download> {
  return format === 'csv'
    ? new Download(await csvFile(table), csvContentType, `${name}.csv`)
    : new Download(await xlsxFile(table), xlsxContentType, `${name}.xlsx`)
}
