import { href, searchPath } from '@chonoi/domain'
import { languageNames, languages } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { BanknoteArrowUp, Languages, LogIn, LogOut, Moon, Search, Sun, WalletCards } from 'lucide-react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { frameAreaOf } from './frame-area.ts'
import { useChooseLanguage } from './use-choose-language.ts'
import { useEntitledLinks } from './use-entitled-links.ts'
import { useSignOut } from './use-sign-out.ts'
import { useSystemTheme } from './use-system-theme.ts'
import { workCommandsOf } from './work-commands.ts'

export interface ActionCommand extends PaletteCommand {
  /** Absent for commands that only navigate. */
  run?: () => void
}

/** Returns common actions for any page, and a product search for the typed text. */
export function useActionCommands(typed: string): ActionCommand[] {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  const { status, actor } = useSession()
  const { language, theme, toggleTheme } = usePreferences()
  const system = useSystemTheme()
  const isDark = (theme ?? system) === 'dark'
  const chooseLanguage = useChooseLanguage()
  const signOut = useSignOut()
  const entitled = new Set(useEntitledLinks().map(({ entry }) => entry))
  const actsForPlatform = useActsForPlatform()
  const area = frameAreaOf(usePathname())
  const work = actor ? workCommandsOf(actor, actsForPlatform, area) : []
  const search = searchPath(typed)
  const actions: (ActionCommand | false)[] = [
    ...work.map(({ words, icon: Icon, href: at }) => ({ id: words, label: t(words), icon: <Icon />, href: at })),
    entitled.has('wallet') && {
      id: 'deposit',
      label: t('command.deposit'),
      icon: <WalletCards />,
      href: href('/wallet/deposit'),
    },
    entitled.has('wallet') && {
      id: 'withdraw',
      label: t('command.withdraw'),
      icon: <BanknoteArrowUp />,
      href: href('/wallet/withdraw'),
    },
    {
      id: 'theme',
      label: isDark ? t('theme.toLight') : t('theme.toDark'),
      icon: isDark ? <Sun /> : <Moon />,
      run: toggleTheme,
    },
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({
        id: `language-${one}`,
        label: t('command.language', { language: languageNames[one] }),
        icon: <Languages />,
        run: () => void chooseLanguage(one),
      })),
    status === 'out' && { id: 'sign-in', label: t('nav.signIn'), icon: <LogIn />, href: href('/login') },
    status === 'in' && { id: 'sign-out', label: t('user.signOut'), icon: <LogOut />, run: () => void signOut() },
    search !== null && {
      id: 'search',
      label: t('command.search'),
      description: `“${typed.trim()}”`,
      keywords: typed,
      icon: <Search />,
      href: search,
    },
  ]
  return actions
    .filter((action) => action !== false)
    .filter((action) => action.href === undefined || hasScreen(action.href))
    .map((action) => ({ ...action, group: t('command.actions') }))
}
