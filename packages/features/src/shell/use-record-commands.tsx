import { hasPermission, href, normalizeText } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ClipboardList, Package, Store, User } from 'lucide-react'
import { usePathname } from '../app/navigation.tsx'
import { useServices, useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { managedOrderQueries } from '../orders/orders-queries.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { tenantQueries } from '../tenants/tenants-queries.ts'
import { userQueries } from '../users/users-queries.ts'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'
import { fullName } from './full-name.ts'

/** Pause in typing after which records are looked for. */
const pauseMs = 250
/** Shortest text that is looked for: one letter means nothing. */
const minLength = 2
/** Records of each kind; the whole result is in the kind's list. */
const limit = 4

interface RecordCommands {
  records: (PaletteCommand & { href: string })[]
  isLoading: boolean
}

/**
 * In the back office and the seller centre: orders by number or buyer, products by name, and for those who run the
 * platform people by name or address and shops by name.
 */
export function useRecordCommands(typed: string): RecordCommands {
  const { t } = useTranslation('shell')
  const { api } = useServices()
  const { actor } = useSession()
  const area = frameAreaOf(usePathname())
  const runsPlatform = useActsForPlatform() && area === 'admin'
  const text = normalizeText(typed).trim()
  const settled = useDebounced(text, pauseMs)
  const isAsked = isOfficeArea(area) && settled === text && text.length >= minLength
  const page = { page: 1, limit, search: settled }
  /** Only what is asked for now: the answers to an earlier text would stand under a new one. */
  const when = <Options extends object>(isWanted: boolean, options: Options) => ({
    ...options,
    placeholderData: undefined,
    ...(!(isAsked && isWanted) && { queryFn: skipToken }),
  })
  const orders = useQuery(when(hasPermission(actor, 'read:order'), managedOrderQueries(api).list(page)))
  const products = useQuery(when(true, managedProductQueries(api).list(page)))
  const users = useQuery(when(runsPlatform && hasPermission(actor, 'manage:all_users'), userQueries(api).list(page)))
  const tenants = useQuery(when(runsPlatform, tenantQueries(api).list(page)))
  if (!isOfficeArea(area) || !isAsked) return { records: [], isLoading: text.length >= minLength && settled !== text }

  // The server chose them by more than their names: the typed text as a keyword keeps the palette from leaving them out.
  const found = { keywords: typed, group: t('command.records') }
  return {
    isLoading: [orders, products, users, tenants].some(({ isLoading }) => isLoading),
    records: [
      ...(orders.data?.data ?? []).map(({ id, orderNumber, buyer, firstItemName }) => ({
        ...found,
        id: `order-${id}`,
        label: orderNumber,
        description: [fullName(buyer), firstItemName].join(' · '),
        icon: <ClipboardList />,
        href: href(`/${area}/orders/$orderId`, { orderId: id }),
      })),
      ...(users.data?.data ?? []).map((user) => ({
        ...found,
        id: `user-${user.id}`,
        label: fullName(user) || user.email,
        description: user.email,
        icon: <User />,
        href: href('/admin/users', { query: { search: user.email } }),
      })),
      ...(tenants.data?.data.tenants ?? []).map(({ id, name, slug }) => ({
        ...found,
        id: `tenant-${id}`,
        label: name,
        description: slug,
        icon: <Store />,
        href: href('/admin/tenants/$tenantId', { tenantId: id }),
      })),
      ...(products.data?.data ?? []).map(({ id, name, tenant }) => ({
        ...found,
        id: `product-${id}`,
        label: name,
        ...(area === 'admin' && { description: tenant.name }),
        icon: <Package />,
        href: href(`/${area}/products/$productId`, { productId: id }),
      })),
    ],
  }
}
