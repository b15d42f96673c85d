import { createI18n, type I18n, type Language, loadNamespaces, type Namespace, setPlatformName } from '@chonoi/i18n'

/**
 * Creates an i18next instance with the texts of mails in the recipient's language, and further namespaces that a mail
 * uses. They say the platform's name where it is given.
 */
export async function mailWords(language: Language, more: readonly Namespace[] = [], platform?: string): Promise<I18n> {
  const i18n = createI18n(language)
  if (platform) setPlatformName(i18n, platform)
  await loadNamespaces(i18n, language, ['mails', ...more])
  return i18n
}
