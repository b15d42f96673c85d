import type { ProductSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { movesOf, wordsOfMove } from './shop-moves.ts'
import { useCanChangeProduct } from './use-can-change-product.ts'
import { useMoveProduct } from './use-move-product.ts'
import { productsRowActions } from './products-classes.ts'

const ChangeStockDialog = lazy(() => import('./change-stock-dialog.tsx'))
const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'))
const ApproveProductDialog = lazy(() => import('./approve-product-dialog.tsx'))
const RejectProductDialog = lazy(() => import('./reject-product-dialog.tsx'))

type Asked = 'stock' | 'delete' | 'approve' | 'reject'

/**
 * The row's main action: the platform approves or rejects pending products, a shop changes stock. The rest is in a
 * menu.
 */
export function ProductRowActions({ product, editHref }: { product: ProductSummary; editHref: string }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const isForPlatform = useActsForPlatform()
  const move = useMoveProduct(product)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const canChange = useCanChangeProduct({ tenantId: product.tenant.id })
  const isDecided = product.status !== 'PENDING' || !isForPlatform
  const moves = canChange ? movesOf(product.status) : []
  return (
    <div className={productsRowActions}>
      <RowDetailsButton id={product.id} name={product.name} />
      {isDecided && canChange && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('stock')}>
          {t('productManagement:action.stock')}
        </Button>
      )}
      {!isDecided && (
        <>
          <Button size="sm" onClick={() => setAsked('approve')}>
            {t('productManagement:action.approve')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsked('reject')}>
            {t('productManagement:action.reject')}
          </Button>
        </>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('productManagement:action.more', { name: product.name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          const status = moves.find((one) => one === id)
          if (status) move.run(status)
          else if (id === 'stock' || id === 'delete') setAsked(id)
        }}
      >
        <MenuItem id="edit" href={editHref}>
          {canChange ? t('common:action.edit') : t('common:action.viewDetails')}
        </MenuItem>
        {product.status === 'APPROVED' && (
          <MenuItem id="site" href={href('/products/$productId', { productId: product.id })}>
            {t('productManagement:action.viewOnSite')}
          </MenuItem>
        )}
        {!isDecided && canChange && <MenuItem id="stock">{t('productManagement:action.stock')}</MenuItem>}
        {moves.map((status) => (
          <MenuItem key={status} id={status}>
            {t(`productManagement:${wordsOfMove[status]}`)}
          </MenuItem>
        ))}
        {canChange && (
          <MenuItem id="delete" tone="danger">
            {t('productManagement:action.delete')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {asked === 'stock' && <ChangeStockDialog productId={product.id} onClose={close} />}
        {asked === 'delete' && <DeleteProductDialog product={product} onClose={close} />}
        {asked === 'approve' && <ApproveProductDialog product={product} onClose={close} />}
        {asked === 'reject' && <RejectProductDialog product={product} onClose={close} />}
      </Suspense>
    </div>
  )
}
