import type { Product } from '@chonoi/contract'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { useTranslation } from '@chonoi/i18n/react'
import { variantColumns } from './variant-columns.tsx'

/** Lists the variants of a product that the reader can't change. */
export function ProductVariantsCard({ product }: { product: Product }) {
  const { t } = useTranslation('productManagement')
  return (
    <Card title={t('variants.title')} description={t('variants.hint')}>
      <DataTable
        label={t('variants.title')}
        columns={variantColumns({ t, isOnlyOne: product.variants.length === 1 })}
        rows={product.variants}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
      />
    </Card>
  )
}
