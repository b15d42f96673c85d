import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { teamQueries } from './invitations-queries.ts'

/** Leads from the members of a shop to its invitations, and back. */
export function TeamTabs({ current }: { current: 'members' | 'invitations' }) {
  const { t } = useTranslation('invitations')
  const { data } = useQuery(teamQueries(useApi()).stats())
  return (
    <ListTabs
      label={t('tabs')}
      currentId={current}
      tabs={[
        { id: 'members', label: t('members.tab'), href: href('/tenant/members') },
        {
          id: 'invitations',
          label: t('invitations.tab'),
          href: href('/tenant/invitations'),
          count: data ? data.pending : 'unknown',
        },
      ]}
    />
  )
}
