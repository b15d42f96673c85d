import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { CouponFormDialog } from './coupon-form-dialog.tsx'
import { copiedFields, newFields, storedFields, toBody } from './coupon-fields.ts'
import { couponActions } from './coupons-queries.ts'

/** What the dialog is for: a new coupon, a copy of one, or an edit. */
export type CouponTask = { kind: 'add' } | { kind: 'copy' | 'edit'; coupon: Coupon }

export interface CouponDialogProps {
  task: CouponTask
  onClose: () => void
}

/** Adds, copies or edits a coupon. */
export default function CouponDialog({ task, onClose }: CouponDialogProps) {
  return task.kind === 'edit' ? (
    <EditCoupon coupon={task.coupon} onClose={onClose} />
  ) : (
    <AddCoupon {...(task.kind === 'copy' && { copied: task.coupon })} onClose={onClose} />
  )
}

function AddCoupon({ copied, onClose }: { copied?: Coupon; onClose: () => void }) {
  const { t } = useTranslation('coupons')
  const create = useAction(couponActions.create(), { done: ({ code }) => t('form.created', { code }), onDone: onClose })
  const now = new Date()
  return (
    <CouponFormDialog
      title={t('form.add')}
      submitLabel={t('form.create')}
      failureTitle={t('form.createFailed')}
      purpose={{
        defaultValues: copied ? copiedFields(copied, now) : newFields(now),
        onSubmit: (fields) => create.submit(toBody(fields)),
      }}
      onClose={onClose}
    />
  )
}

function EditCoupon({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation('coupons')
  const update = useAction(couponActions.update(coupon), {
    done: ({ code }) => t('form.updated', { code }),
  })
  return (
    <CouponFormDialog
      title={t('form.edit', { code: coupon.code })}
      submitLabel={t('form.update')}
      failureTitle={t('form.updateFailed')}
      usageCount={coupon.usageCount}
      purpose={{
        // Days that stay keep the time of day that the coupon has.
        edited: editedRow({
          ...{ row: coupon, fieldsOf: storedFields, bodyOf: toBody, save: update.submit, onSaved: onClose },
          together: [
            ['discountType', 'discountValue'],
            ['applicableToAll', 'productIds', 'categoryIds'],
          ],
        }),
      }}
      onClose={onClose}
    />
  )
}
