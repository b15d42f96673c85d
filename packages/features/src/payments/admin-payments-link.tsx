import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { ListTabs } from '../lists/list-tabs.tsx'

/** Switches between orders, complaints, payments and reconciliation: the parts of one screen. */
export function AdminPaymentTabs({ current }: { current: 'orders' | 'complaints' | 'payments' | 'mismatches' }) {
  const { t } = useTranslation('payments')
  return (
    <ListTabs
      label={t('admin.tabs')}
      currentId={current}
      tabs={[
        { id: 'orders', label: t('admin.orders'), href: href('/admin/orders') },
        { id: 'complaints', label: t('admin.complaints'), href: href('/admin/orders/complaints') },
        { id: 'payments', label: t('admin.title'), href: href('/admin/payments') },
        { id: 'mismatches', label: t('mismatches.title'), href: href('/admin/payments/reconciliation') },
      ]}
    />
  )
}
