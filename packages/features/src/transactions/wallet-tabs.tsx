import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { ListTabs } from '../lists/list-tabs.tsx'

/** Switches between the movements of wallets and the adjustments that wait: the parts of one screen. */
export function WalletTabs({ current }: { current: 'movements' | 'adjustments' }) {
  const { t } = useTranslation('transactions')
  return (
    <ListTabs
      label={t('adjustments.tabs')}
      currentId={current}
      tabs={[
        { id: 'movements', label: t('adjustments.movements'), href: href('/admin/wallets') },
        { id: 'adjustments', label: t('adjustments.waiting'), href: href('/admin/wallets/adjustments') },
      ]}
    />
  )
}
