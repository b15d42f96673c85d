import type { BodyOf, BulkChangeResult, Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { type Action, useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { couponActions } from './coupons-queries.ts'

export interface BulkCouponsProps {
  selected: readonly Coupon[]
  /** Called with those that stayed as they were, and why. */
  onDone: (refusals: BulkRefusal[]) => void
}

/** Resumes or pauses all selected coupons, each by itself, with a way back; deleting asks first. */
export function BulkCoupons({ selected, onDone }: BulkCouponsProps) {
  const { t } = useTranslation(['coupons', 'common'])
  const openDialog = useRowDialog()
  const ids = selected.map(({ id }) => id)
  const all = couponActions.bulk()
  const removal: Action<void, BulkChangeResult> = {
    ...all,
    send: (api, _, key) => all.send(api, { ids, action: 'DELETE' }, key),
  }
  const undo = useAction(all, { done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }) })
  const change = useAction(all, {
    done: (answer, asked) => ({ title: doneText(answer), undo: undoOf(asked, answer) }),
    onDone: tellRefusals,
  })
  const doneText = ({ succeeded, failed }: BulkChangeResult) => t('coupons:bulk.done', { succeeded, failed })

  /** The opposite for those that really changed. */
  function undoOf({ action }: BodyOf<'bulkChangeCoupons'>, { results }: BulkChangeResult) {
    const isActive = action === 'ACTIVATE'
    const succeeded = new Set(results.filter(({ success }) => success).map(({ id }) => id))
    const changed = selected.filter((coupon) => coupon.isActive !== isActive && succeeded.has(coupon.id))
    if (changed.length === 0) return undefined
    const back = { ids: changed.map(({ id }) => id), action: isActive ? 'DEACTIVATE' : 'ACTIVATE' } as const
    return () => undo.run(back)
  }
  function tellRefusals({ results }: BulkChangeResult) {
    onDone(
      results.flatMap(({ id, code }) => {
        const coupon = selected.find((one) => one.id === id)
        return coupon && code ? [{ name: coupon.code, code }] : []
      }),
    )
  }
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={removal}
        tone="danger"
        title={t('coupons:bulk.deleteTitle', { count: ids.length })}
        message={t('coupons:bulk.deleteText')}
        confirmLabel={t('common:action.delete')}
        done={doneText}
        onDone={tellRefusals}
        onClose={close}
      />
    ))
  const runs = (action: BodyOf<'bulkChangeCoupons'>['action']) =>
    change.isPending && change.variables?.action === action
  return (
    <>
      {(['ACTIVATE', 'DEACTIVATE'] as const).map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          isLoading={runs(action)}
          onClick={() => change.run({ ids, action })}
        >
          {t(action === 'ACTIVATE' ? 'coupons:resume' : 'coupons:pause')}
        </Button>
      ))}
      <Button size="sm" variant="danger" onClick={askDelete}>
        {t('common:action.delete')}
      </Button>
    </>
  )
}
