/** Labels of DataTable, DataGrid, TableViews and TableExport. */
export interface DataTableLabels {
  noneSelected: string
  /** Button that extends the selection to all pages. */
  selectAllMatching: (total: number) => string
  allSelected: (count: number) => string
  /** Announced when new rows have been loaded. */
  rowsLoaded: (count: number) => string
  columns: string
  columnOptions: (column: string) => string
  moveEarlier: string
  moveLater: string
  moveColumnEarlier: (column: string) => string
  moveColumnLater: (column: string) => string
  columnMoved: (column: string, place: number, count: number) => string
  pinToStart: string
  pinToEnd: string
  unpin: string
  columnPinned: (column: string) => string
  columnUnpinned: (column: string) => string
  placeOfColumn: (column: string) => string
  notPinned: string
  changeWidth: string
  widthOfColumn: (column: string) => string
  pixels: (count: number) => string
  hideColumn: string
  columnHidden: (column: string) => string
  density: string
  compact: string
  comfortable: string
  resetColumns: string
  columnsReset: string
  views: string
  standardView: string
  saveView: string
  saveViewHint: string
  viewName: string
  viewNameTaken: string
  updateView: (name: string) => string
  renameView: (name: string) => string
  /** Of the view with which the list opens. */
  openWithView: (name: string) => string
  openWithStandard: string
  /** Beside the view with which the list opens. */
  opensWithView: string
  viewNotSaved: string
  deleteView: (name: string) => string
  deleteViewQuestion: (name: string) => string
  deleteViewHint: string
  viewSaved: (name: string) => string
  viewDeleted: (name: string) => string
  viewShown: (name: string) => string
  save: string
  remove: string
  exportRows: string
  exportCsv: string
  exportXlsx: string
  exporting: string
  exported: (count: number) => string
  exportFailed: string
  /** How cells are edited, while nothing is changed. */
  gridHint: string
  undo: string
  redo: string
  cellsChanged: (count: number) => string
  cellProblems: (count: number) => string
  cellsPasted: (count: number) => string
  /** `value` is already formatted, and empty where the cell was. */
  changedFrom: (value: string) => string
  numberUnreadable: string
  notAnOption: string
  /** Names a row without a name of its own. */
  rowNumber: (number: number) => string
}
