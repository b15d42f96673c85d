import type { Address } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { AddressRow } from './address-row.tsx'
import { addressQueries } from './addresses-queries.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

/** The address book (/addresses). */
export function AddressesScreen() {
  const { t } = useTranslation('addresses')
  const result = useQuery(addressQueries(useApi()).list())
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const addresses = result.data?.data
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('title')}</Heading>
          <p className="cn:text-text-muted">{t('text')}</p>
        </Stack>
        {addresses && addresses.length > 0 && add}
      </Stack>
      {result.isPending && (
        <SkeletonRegion className="cn:grid cn:grid-fill-[320px] cn:gap-4">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} shape="block" size="lg" />
          ))}
        </SkeletonRegion>
      )}
      {result.isError && <QueryFailure result={result} />}
      {addresses?.length === 0 && (
        <EmptyState icon={<MapPin />} title={t('empty')} message={t('emptyText')} action={add} />
      )}
      {addresses && addresses.length > 0 && (
        <ul className="cn:grid cn:grid-fill-[320px] cn:gap-4">
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} onEdit={() => setEditing(address)} />
          ))}
        </ul>
      )}
      {editing && (
        <Suspense>
          <AddressDialog
            address={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onSaved={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
