import type { ProductSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { DecisionButton } from '../lists/decision-button.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { movesOf, wordsOfMove } from './shop-moves.ts'
import { useApproveProduct } from './use-approve-product.ts'
import { useCanChangeProduct } from './use-can-change-product.ts'
import { useMoveProduct } from './use-move-product.ts'

const ChangeStockDialog = lazy(() => import('./change-stock-dialog.tsx'))
const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'))
const RejectProductDialog = lazy(() => import('./reject-product-dialog.tsx'))

/**
 * The row's main action: the platform approves or rejects pending products, a shop changes stock. The rest is in a
 * menu.
 */
export function ProductRowActions({ product, editHref }: { product: ProductSummary; editHref: string }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const isForPlatform = useActsForPlatform()
  const move = useMoveProduct(product)
  const approve = useApproveProduct(product)
  const openDialog = useRowDialog()
  const askStock = () => openDialog((close) => <ChangeStockDialog productId={product.id} onClose={close} />)
  const askDelete = () => openDialog((close) => <DeleteProductDialog product={product} onClose={close} />)
  const canChange = useCanChangeProduct({ tenantId: product.tenant.id })
  const isDecided = product.status !== 'PENDING' || !isForPlatform
  const moves = canChange ? movesOf(product.status) : []
  return (
    <RowActions>
      <RowDetailsButton id={product.id} name={product.name} />
      {isDecided && canChange && (
        <Button size="sm" variant="secondary" onClick={askStock}>
          {t('productManagement:action.stock')}
        </Button>
      )}
      {!isDecided && (
        <>
          <DecisionButton decision="approve" size="sm" isLoading={approve.isPending} onClick={() => approve.run()}>
            {t('productManagement:action.approve')}
          </DecisionButton>
          <DecisionButton
            decision="reject"
            size="sm"
            variant="secondary"
            onClick={() => openDialog((close) => <RejectProductDialog product={product} onClose={close} />)}
          >
            {t('productManagement:action.reject')}
          </DecisionButton>
        </>
      )}
      <ActionMenu
        label={t('productManagement:action.more', { name: product.name })}
        items={[
          { id: 'edit', label: canChange ? t('common:action.edit') : t('common:action.viewDetails'), href: editHref },
          product.status === 'APPROVED' && {
            id: 'site',
            label: t('productManagement:action.viewOnSite'),
            href: href('/products/$productId', { productId: product.id }),
          },
          !isDecided && canChange && { id: 'stock', label: t('productManagement:action.stock') },
          ...moves.map((status) => ({ id: status, label: t(`productManagement:${wordsOfMove[status]}`) })),
          canChange && { id: 'delete', label: t('productManagement:action.delete'), tone: 'danger' },
        ]}
        onAction={(id) => {
          const status = moves.find((one) => one === id)
          if (status) move.run(status)
          else if (id === 'stock') askStock()
          else if (id === 'delete') askDelete()
        }}
      />
    </RowActions>
  )
}
