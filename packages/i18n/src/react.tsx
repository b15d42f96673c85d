import { createContext, Fragment, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import type { I18n } from './create-i18n.ts'
import type { Language } from './languages.ts'
import type { Namespaces, TFunction } from './t-function.ts'

const I18nContext = createContext<{ i18n: I18n; language: Language } | null>(null)

/** Gives the screens below their words, and draws them anew when the language changes. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const now = () => i18n.language
  const language = useSyncExternalStore(i18n.onLanguageChanged, now, now)
  const value = useMemo(() => ({ i18n, language }), [i18n, language])
  return <I18nContext value={value}>{children}</I18nContext>
}

/** `t` for a screen, whose keys without a prefix belong to the first namespace. The namespaces must be loaded. */
export function useTranslation<const Names extends Namespaces = 'common'>(
  names?: Names,
): { t: TFunction<Names>; i18n: I18n } {
  const words = use(I18nContext)
  if (!words) throw new Error('I18nProvider is missing above this component.')
  const { i18n, language } = words
  return { t: i18n.getFixedT(language, names ?? 'common') as TFunction<Names>, i18n }
}

export interface RichTextProps {
  /** A text with marked parts: 'I accept the <terms>terms of use</terms>'. */
  text: string
  /** How each marked part is drawn. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A text some parts of which are links or stressed, wherever a language puts them. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</gs)]
  return pieces.map(([whole, name, words], index) => (
    // Pieces of one text keep their places.
    <Fragment key={index}>{name && words !== undefined ? (parts[name]?.(words) ?? words) : whole}</Fragment>
  ))
}
