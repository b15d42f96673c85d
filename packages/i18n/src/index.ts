/** Vietnamese and English translations on i18next, and the formats of money, dates and quantities. */
export { addChonoiResources } from './add-resources.ts'
export { createI18n, type I18n } from './create-i18n.ts'
export { dehydrateWords, type DehydratedWords, hydrateWords } from './dehydrate.ts'
export { formatDate, formatDateTime, formatEnd, formatTime, type Instant, isoDay } from './formats/dates.ts'
export { formatDeadline, formatTimeLeft } from './formats/deadline.ts'
export { formatMonth } from './formats/months.ts'
export { formatDays } from './formats/short-days.ts'
export { formatMoney, formatVnd, formatVndInput } from './formats/money.ts'
export {
  formatCount,
  formatFileSize,
  formatGrowth,
  formatNumber,
  formatRating,
} from './formats/quantities.ts'
export { formatRelativeTime } from './formats/relative-time.ts'
export {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
  ownLanguage,
} from './languages.ts'
export { loadNamespaces, renamePlatform, switchLanguage } from './load-namespaces.ts'
export { isNamespace, type Namespace, namespaces, type NamespaceWords } from './namespaces.ts'
export { setPlatformName } from './platform-name.ts'
export { type ErrorCode, type ProblemParams, problemText, problemTextOr } from './problem-text.ts'
export { textOf } from './text-of.ts'
export type { Translation } from './translation.ts'
export type { TFunction } from 'i18next'
