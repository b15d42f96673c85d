import { isLanguage, languageNames, languages } from '@chonoi/i18n'
import { announce } from '@chonoi/ui/live-region'
import { MenuItem, MenuPopover } from '@chonoi/ui/menu'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import type { OverlayPart } from './overlay-part.ts'

/** The languages, each in its own name. */
export default function LanguageChoices(overlay: OverlayPart) {
  const { t, i18n } = useTranslation('shell')
  const { language, setLanguage } = usePreferences()
  const { pathname, search, navigate } = useNavigation()

  async function choose(id: string) {
    if (!isLanguage(id) || id === language) return
    await setLanguage(id)
    announce(i18n.t('shell:language.changed'))
    // An address that names a language would bring the old one back with the next load.
    if (!search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    navigate(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true, keepScroll: true })
  }

  return (
    <MenuPopover {...overlay} label={t('language.menu')} selectedId={language} onAction={(id) => void choose(id)}>
      {languages.map((one) => (
        <MenuItem key={one} id={one}>
          <span lang={one}>{languageNames[one]}</span>
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
