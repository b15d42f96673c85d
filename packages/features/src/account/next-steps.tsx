import { type MenuPath, meetsRequirement, type NavigationEntry, showsNavigationEntry } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { BareLink } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MapPinPlus,
  Newspaper,
  Package,
  Store,
  WalletCards,
} from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { accountRow, accountRowMain } from './account-classes.ts'

type StepName = 'deposit' | 'address' | 'shop' | 'seller' | 'sellerProducts' | 'sellerOrders' | 'admin' | 'adminNews'
interface Step {
  name: StepName
  href: MenuPath
  icon: LucideIcon
  /** Everybody sees the step without one. */
  entry?: NavigationEntry
}

const steps: readonly Step[] = [
  { name: 'admin', href: '/admin', icon: LayoutDashboard, entry: 'admin' },
  { name: 'adminNews', href: '/admin/news', icon: Newspaper, entry: 'adminNews' },
  { name: 'seller', href: '/seller', icon: Store, entry: 'seller' },
  { name: 'sellerOrders', href: '/seller/orders', icon: ClipboardList, entry: 'sellerOrders' },
  { name: 'sellerProducts', href: '/seller/products', icon: Package, entry: 'sellerProducts' },
  { name: 'deposit', href: '/wallet/deposit', icon: WalletCards },
  { name: 'address', href: '/addresses', icon: MapPinPlus },
  { name: 'shop', href: '/products', icon: Store },
]

/** Suggests where to go next: the user's work areas, then a customer's next steps. */
export function NextSteps() {
  const { t } = useTranslation('account')
  const { actor } = useSession()
  const { hasScreen } = useNavigation()
  const { data } = useQuery(addressQueries(useApi()).list())
  const hasAddress = data === undefined || data.data.length > 0
  const mayDeposit = meetsRequirement(actor, { permissions: ['manage:deposits'] })
  const shown = steps.filter(({ name, href, entry }) => {
    if (!hasScreen(href)) return false
    if (name === 'address') return !hasAddress
    if (name === 'deposit') return mayDeposit
    return !entry || showsNavigationEntry(entry, actor)
  })
  return (
    <Card title={t('steps.title')}>
      <ul className="cn:-my-3 cn:ruled">
        {shown.map(({ name, href, icon: Icon }) => (
          <li key={name}>
            <BareLink href={href} className={accountRow}>
              <Icon
                aria-hidden="true"
                className="cn:size-5 cn:flex-none cn:box-content cn:p-2 cn:rounded-md cn:bg-primary-subtle cn:text-on-primary-subtle"
              />
              <span className={accountRowMain}>
                <span className="cn:group-hover/row:underline cn:font-medium">{t(`steps.${name}`)}</span>
                <span className="cn:text-text-muted cn:text-14">{t(`steps.${name}.text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="cn:size-5 cn:flex-none cn:text-text-muted" />
            </BareLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
