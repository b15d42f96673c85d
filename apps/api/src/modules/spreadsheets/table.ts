/** Value of an exported cell. Amounts and counts are numbers; everything that a person typed is text. */
export type CellValue = string | number | Date | null

export interface TableColumn<Row> {
  heading: string
  value(row: Row): CellValue
  /** Width in characters. */
  width?: number
}

export interface Table<Row> {
  name: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
}
