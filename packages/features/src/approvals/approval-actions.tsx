import type { MenuPath } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { LinkButton } from '@chonoi/ui/link-button'
import { ChartColumn, CreditCard, ScrollText, Settings } from 'lucide-react'
import { useNavigation } from '../app/navigation.tsx'

const actions = [
  { id: 'auditLogs', href: '/admin/audit-logs', icon: ScrollText },
  { id: 'settings', href: '/admin/platform-settings', icon: Settings },
  { id: 'gateways', href: '/admin/payment-gateways', icon: CreditCard },
  { id: 'analytics', href: '/admin/analytics', icon: ChartColumn },
] as const satisfies readonly { id: string; href: MenuPath; icon: unknown }[]

/** The four quick actions (APPR-03). Leaves out those without a screen. */
export function ApprovalActions() {
  const { t } = useTranslation('approvals')
  const { hasScreen } = useNavigation()
  return (
    <Card title={t('actions.title')}>
      <ul className="cn:grid cn:gap-2 cn:sm:grid-cols-2">
        {actions
          .filter(({ href }) => hasScreen(href))
          .map(({ id, href, icon: Icon }) => (
            <li key={id} className="cn:grid">
              <LinkButton href={href} variant="secondary" iconStart={<Icon aria-hidden="true" />}>
                {t(`action.${id}`)}
              </LinkButton>
            </li>
          ))}
      </ul>
    </Card>
  )
}
