import type { ProductSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { managedProductActions } from './managed-products-queries.ts'

const RejectReasonDialog = lazy(() => import('./reject-reason-dialog.tsx'))

export interface BulkProductsProps {
  selected: readonly ProductSummary[]
  onDone: (refusals: BulkRefusal[]) => void
}

/** Approves or rejects all selected products, each by itself. The toast takes back what was decided. */
export function BulkProducts({ selected, onDone }: BulkProductsProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const openDialog = useRowDialog()
  const ids = selected.map(({ id }) => id)
  const undo = useAction(managedProductActions.review(), {
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const review = useAction(managedProductActions.review(), {
    done({ succeeded, failed, results }) {
      const decided = results.filter(({ success }) => success).map(({ id }) => id)
      return {
        title: t('productManagement:bulk.done', { succeeded, failed }),
        undo: decided.length > 0 ? () => undo.run({ ids: decided, action: 'REOPEN' }) : undefined,
      }
    },
    onDone({ results }) {
      onDone(
        results.flatMap(({ id, code }) => {
          const product = selected.find((one) => one.id === id)
          return product && code ? [{ name: product.name, code }] : []
        }),
      )
    },
  })
  const askReject = () =>
    openDialog((close) => (
      <RejectReasonDialog
        title={t('productManagement:bulk.reject', { count: ids.length })}
        submit={({ reason }) => review.submit({ ids, action: 'REJECT', reason })}
        onClose={close}
      />
    ))
  return (
    <>
      <Button size="sm" isLoading={review.isPending} onClick={() => review.run({ ids, action: 'APPROVE' })}>
        {t('productManagement:action.approve')}
      </Button>
      <Button size="sm" variant="danger" onClick={askReject}>
        {t('productManagement:action.reject')}
      </Button>
    </>
  )
}
