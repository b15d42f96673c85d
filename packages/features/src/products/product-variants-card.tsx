import type { Product, ProductVariant } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { variantColumns } from './variant-columns.tsx'
import type { VariantAction } from './variant-row-actions.tsx'

const ChangeStockDialog = lazy(() => import('./change-stock-dialog.tsx'))
const VariantDialog = lazy(() => import('./variant-dialog.tsx'))
const DeleteVariantDialog = lazy(() => import('./delete-variant-dialog.tsx'))

type Asked = { action: VariantAction; variant: ProductVariant } | { action: 'add' }

export interface ProductVariantsCardProps {
  product: Product
  canChange: boolean
}

/** Lists a product's variants, each with its own price and stock. */
export function ProductVariantsCard({ product, canChange }: ProductVariantsCardProps) {
  const { t } = useTranslation('productManagement')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const isOnlyOne = product.variants.length === 1
  const isOf = (action: VariantAction) => (asked?.action === action ? asked.variant : null)
  const [edited, restocked, removed] = [isOf('edit'), isOf('stock'), isOf('delete')]
  return (
    <Card
      title={t('variants.title')}
      description={t('variants.hint')}
      actions={
        canChange && (
          <Button
            size="sm"
            variant="secondary"
            iconStart={<Plus aria-hidden="true" />}
            onClick={() => setAsked({ action: 'add' })}
          >
            {t('variants.add')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('variants.title')}
        columns={variantColumns({
          t,
          isOnlyOne,
          ...(canChange && {
            productId: product.id,
            onAsk: (action, variant) => setAsked({ action, variant }),
          }),
        })}
        rows={product.variants}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
      />
      <Suspense>
        {restocked && <ChangeStockDialog productId={product.id} variantId={restocked.id} onClose={close} />}
        {asked?.action === 'add' && <VariantDialog productId={product.id} onClose={close} />}
        {edited && <VariantDialog productId={product.id} variant={edited} onClose={close} />}
        {removed && <DeleteVariantDialog productId={product.id} variant={removed} onClose={close} />}
      </Suspense>
    </Card>
  )
}
