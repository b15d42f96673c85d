import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { ListTabs } from '../lists/list-tabs.tsx'

/** Switches between remittances and the carriers that owe them: the parts of one screen. */
export function RemittanceTabs({ current }: { current: 'remittances' | 'carriers' }) {
  const { t } = useTranslation('remittances')
  return (
    <ListTabs
      label={t('tabs')}
      currentId={current}
      tabs={[
        { id: 'remittances', label: t('tabs.remittances'), href: href('/admin/remittances') },
        { id: 'carriers', label: t('tabs.carriers'), href: href('/admin/carriers') },
      ]}
    />
  )
}
