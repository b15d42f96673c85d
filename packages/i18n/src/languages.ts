/** I18N-02: Vietnamese is the default, English the fallback for missing texts. */
export const languages = ['vi', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'
export const fallbackLanguage: Language = 'en'

/** The native names of the languages, for the language menu. */
export const languageNames = { vi: 'Tiếng Việt', en: 'English' } as const satisfies Record<Language, string>

/** Returns the language of formats and built-in labels: English in a language that a tenant added. */
export function ownLanguage(language: string): Language {
  return isLanguage(language) ? language : fallbackLanguage
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
