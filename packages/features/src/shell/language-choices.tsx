import { isLanguage, languageNames, languages } from '@chonoi/i18n'
import { MenuItem, MenuPopover } from '@chonoi/ui/menu'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import type { OverlayPart } from './overlay-part.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** Lists the languages by their native names. */
export default function LanguageChoices(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  const { language } = usePreferences()
  const choose = useChooseLanguage()
  return (
    <MenuPopover
      {...overlay}
      label={t('language.menu')}
      selectedId={language}
      onAction={(id) => isLanguage(id) && void choose(id)}
    >
      {languages.map((one) => (
        <MenuItem key={one} id={one}>
          <span lang={one}>{languageNames[one]}</span>
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
