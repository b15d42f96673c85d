import type { TFunction } from '@chonoi/i18n'

const withText = ['added', 'removed', 'updated', 'deleted', 'bulkDeleted', 'adminDeleted'] as const

/** Says what succeeded (BOOK-09); what has no text of its own says that it did (BOOK-08). */
export function bookmarkDone(t: TFunction<'bookmarks'>, what: string): string {
  const known = withText.find((one) => one === what)
  return known ? t(`done.${known}`) : t('done.other')
}
