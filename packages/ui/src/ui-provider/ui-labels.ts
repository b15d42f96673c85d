import type { DataTableLabels } from './data-table-labels.ts'
/** Built-in texts of the components. All other texts are passed as props. */
export interface UiLabels extends DataTableLabels {
  required: string
  optional: string
  clear: string
  close: string
  cancel: string
  dismiss: string
  loading: string
  retry: string
  search: string
  showPassword: string
  hidePassword: string
  copy: string
  copied: string
  copyFailed: string
  increase: (label: string) => string
  decrease: (label: string) => string
  /** Character count below a text area. */
  characterCount: (used: number, limit: number) => string
  charactersOver: (over: number) => string
  /** The unit beside a money field. */
  currency: string
  /** The error of an amount that could be read in two ways, or is none. */
  moneyUnreadable: string
  /** The error of a quantity that isn't whole, or not within the bounds. */
  quantityRefused: (min: number, max: number) => string
  showOptions: string
  noOptions: string
  /** In a field whose choice is empty. */
  noneChosen: string
  /** The last option of a list, which makes a new one of the typed text. */
  createOption: (typed: string) => string
  optionCount: (count: number) => string
  /** Below a list that shows only the first of many results. */
  moreOptions: (count: number) => string
  starCount: (stars: number) => string
  /** `value` is already formatted for the locale: "4,5" or "4.5". */
  ratingOutOf: (value: string, most: number) => string
  reviewCount: (count: number) => string
  chooseFile: string
  chooseFiles: string
  dropFileHere: string
  removeFile: (name: string) => string
  uploading: (name: string) => string
  uploaded: string
  fileRefused: (name: string) => string
  errorSummaryTitle: (count: number) => string
  skipToContent: string
  skipToNavigation: string
  skipToResults: string
  skipToSearch: string
  opensInNewWindow: string
  pagination: string
  previousPage: string
  nextPage: string
  page: (page: number) => string
  pageOf: (page: number, pages: number) => string
  breadcrumbs: string
  more: string
  notifications: string
  openMenu: string
  expand: string
  collapse: string
  selectAll: string
  selectRow: (name: string) => string
  selectedCount: (count: number) => string
  sortAscending: (column: string) => string
  sortDescending: (column: string) => string
  removeTag: (name: string) => string
  moveCard: (name: string) => string
  stepDone: string
  clearAll: string
  dismissNotice: (title: string) => string
  justNow: string
  minutesAgo: (minutes: number) => string
  hoursAgo: (hours: number) => string
  showFilters: string
  hideFilters: string
  /** Opens the filters of a list on phones; `active` are on. */
  filters: (active: number) => string
  clearFilters: string
  appliedFilters: string
  previous: string
  next: string
  /** Buttons of a wizard. */
  stepNext: string
  stepBack: string
  /** Beside the name of a step. */
  stepProblems: string
  /** After some avatars. */
  andOthers: (count: number) => string
  pictureOf: (number: number, total: number) => string
  /** The button of a gallery that opens its pictures on the whole window. */
  enlargePicture: string
  zoomIn: string
  zoomOut: string
  showAsTable: string
  showAsChart: string
  /** Names what reads a chart point by point. */
  valuesOf: (chart: string) => string
  /** A part of a whole, in percent. */
  share: string
  /** The parts too small to be drawn alone. */
  others: string
  /** `share` is already formatted: "62%". */
  keptOfStage: (share: string, stage: string) => string
  closeMenu: string
  bulkActions: string
  clearSelection: string
  commandPalette: string
  commandHint: string
  noCommands: string
  pictureNumber: (number: number, total: number, name: string) => string
  coverPicture: string
  movePictureEarlier: (name: string) => string
  movePictureLater: (name: string) => string
  pictureMoved: (name: string, number: number, total: number) => string
  pictureLimit: (most: number) => string
  /** Shown when images beyond the limit were chosen. */
  picturesLeftOut: (count: number, most: number) => string
  tourStep: (step: number, steps: number) => string
  tourSkip: string
  tourDone: string
  sheetTall: string
  sheetShort: string
  presets: string
  /** Names a table that scrolls horizontally. */
  table: string
  editorFailed: string
  loadMore: string
  shown: (shown: number) => string
  shownOf: (shown: number, total: number) => string
  onThisPage: string
  leaveTitle: string
  leaveMessage: string
  leave: string
  stay: string
  unsavedChanges: string
  save: string
  discard: string
  offline: string
  offlineMessage: string
  pickColor: string
  colorCode: string
  colorWrong: string
  rangeFrom: string
  rangeTo: string
  tokenTwice: (word: string) => string
  moreActions: string
  actionsOf: (name: string) => string
  moveUp: string
  moveDown: string
  moveInto: (name: string) => string
  moveOutOf: (name: string) => string
  /** Named by the row that it moves. */
  dragHandle: (name: string) => string
  /** Described keys of a tree whose rows can be moved. */
  treeMoveHint: string
  /** Announced after a move; `parent` is undefined at the top. */
  treeMoved: (name: string, place: number, count: number, parent: string | undefined) => string
  /** Announced for a move that isn't possible. */
  treeCannotMove: (name: string) => string
}
