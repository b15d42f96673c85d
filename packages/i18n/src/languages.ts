/** I18N-02: Vietnamese is the default, English stands in for a missing text. */
export const languages = ['vi', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'
export const fallbackLanguage: Language = 'en'

/** What a language calls itself, for the language menu. */
export const languageNames = { vi: 'Tiếng Việt', en: 'English' } as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
