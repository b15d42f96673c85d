import { createI18n, type I18n, type Language, loadNamespaces, type Namespace } from '@chonoi/i18n'

/** The words of mails in their reader's language, with those of other namespaces that a mail quotes. */
export async function mailWords(language: Language, more: readonly Namespace[] = []): Promise<I18n> {
  const i18n = createI18n(language)
  await loadNamespaces(i18n, language, ['mails', ...more])
  return i18n
}
