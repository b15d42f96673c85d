/** What a cell of an exported table holds. Amounts and counts are numbers; everything a person typed is text. */
export type CellValue = string | number | Date | null

export interface TableColumn<Row> {
  heading: string
  value(row: Row): CellValue
  /** In characters. */
  width?: number
}

export interface Table<Row> {
  name: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
}
