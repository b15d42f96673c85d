import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { ClipboardList, Package } from 'lucide-react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'

/** In the back office and the seller centre: searches of their orders and products for the typed text. */
export function useOfficeCommands(typed: string): PaletteCommand[] {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  const area = frameAreaOf(usePathname())
  const search = typed.trim()
  if (!isOfficeArea(area) || search === '') return []
  const lists = [
    { id: 'orders', path: `/${area}/orders`, words: 'command.searchOrders', icon: <ClipboardList /> },
    { id: 'products', path: `/${area}/products`, words: 'command.searchProducts', icon: <Package /> },
  ] as const
  return lists
    .filter(({ path }) => hasScreen(path))
    .map(({ id, path, words, icon }) => ({
      id: `search-${id}`,
      label: t(words),
      description: `“${search}”`,
      keywords: typed,
      icon,
      href: href(path, { query: { search } }),
      group: t('command.actions'),
    }))
}
