import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useUi } from '../ui-provider/ui-context.ts'

const languageTag = { vi: 'vi-VN', en: 'en-GB' } as const

/** Puts the day before the month in both languages, as readers in Vietnam expect in English too. */
export function DateLocale({ children }: { children: ReactNode }) {
  const { locale } = useUi()
  return <I18nProvider locale={languageTag[locale]}>{children}</I18nProvider>
}
