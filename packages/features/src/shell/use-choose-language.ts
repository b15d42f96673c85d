import type { Language } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { announce } from '@chonoi/ui/live-region'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'

/** Switches the page's language, confirms it in that language, and removes the language from the URL (I18N-01). */
export function useChooseLanguage(): (next: Language) => Promise<void> {
  const { i18n } = useTranslation('shell')
  const { language, setLanguage } = usePreferences()
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  return async (next) => {
    if (next === language) return
    await setLanguage(next)
    announce(i18n.t('shell:language.changed'))
    // A language in the URL would override the choice at the next load.
    if (!search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    navigate(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true, keepScroll: true })
  }
}
