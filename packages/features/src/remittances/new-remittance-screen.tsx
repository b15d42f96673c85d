import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { RemittanceForm } from './remittance-form.tsx'
import { adminCarrierQueries } from './remittances-queries.ts'

/** Imports the statement of a carrier (/admin/remittances/new). */
export function NewRemittanceScreen() {
  const { t } = useTranslation('remittances')
  const result = useQuery(adminCarrierQueries(useApi()).list())
  return (
    <QueryScreen result={result}>
      {(carriers) => (
        <Stack gap={5} className="cn:max-w-[860px]">
          <Breadcrumbs items={[{ label: t('title'), href: href('/admin/remittances') }, { label: t('new.title') }]} />
          <Stack gap={1}>
            <Heading level={1}>{t('new.title')}</Heading>
            <Text tone="muted">{t('new.text')}</Text>
          </Stack>
          {carriers.length > 0 ? (
            <RemittanceForm carriers={carriers} />
          ) : (
            <EmptyState
              icon={<Truck />}
              title={t('new.noCarriers')}
              message={t('new.noCarriersText')}
              action={
                <LinkButton href={href('/admin/carriers', { query: { new: 1 } })}>{t('carriers.add')}</LinkButton>
              }
            />
          )}
        </Stack>
      )}
    </QueryScreen>
  )
}
