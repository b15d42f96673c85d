import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { ClipboardList, Package } from 'lucide-react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'
import { useRecordCommands } from './use-record-commands.tsx'

interface OfficeCommands {
  commands: PaletteCommand[]
  isLoading: boolean
  /** Whether the records couldn't be looked for. */
  isFailed: boolean
}

/**
 * In the back office and the seller centre: the records that match the typed text, then searches of the lists of orders
 * and products for it. Only what the front end has a screen for.
 */
export function useOfficeCommands(typed: string): OfficeCommands {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  const area = frameAreaOf(usePathname())
  const { records, isLoading, isFailed } = useRecordCommands(typed)
  const search = typed.trim()
  if (!isOfficeArea(area) || search === '') return { commands: [], isLoading, isFailed }
  const lists = [
    { id: 'orders', path: `/${area}/orders`, words: 'command.searchOrders', icon: <ClipboardList /> },
    { id: 'products', path: `/${area}/products`, words: 'command.searchProducts', icon: <Package /> },
  ] as const
  const searches = lists.map(({ id, path, words, icon }) => ({
    id: `search-${id}`,
    label: t(words),
    description: `“${search}”`,
    keywords: typed,
    icon,
    href: href(path, { query: { search } }),
    group: t('command.actions'),
  }))
  return { commands: [...records, ...searches].filter((command) => hasScreen(command.href)), isLoading, isFailed }
}
