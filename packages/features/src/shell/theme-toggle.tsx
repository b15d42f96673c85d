import { IconButton } from '@chonoi/ui/icon-button'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useSystemTheme } from './use-system-theme.ts'

/** Switches between light and dark (THEME-01). */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const { theme, toggleTheme } = usePreferences()
  const system = useSystemTheme()
  const isDark = (theme ?? system) === 'dark'
  return (
    <IconButton
      label={isDark ? t('theme.toLight') : t('theme.toDark')}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  )
}
