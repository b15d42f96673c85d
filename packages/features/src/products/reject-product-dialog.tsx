import type { Product } from '@chonoi/contract'
import { atMost, checkText, required } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductActions } from './managed-products-queries.ts'
import { useReopenedProduct } from './use-reopened-product.ts'

export interface RejectProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
}

/** Rejects a product with a reason that its shop reads. */
export default function RejectProductDialog({ product, onClose }: RejectProductDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const reopen = useReopenedProduct(product)
  const reject = useAction(managedProductActions.reject(product), {
    done: () => ({ title: t('productManagement:reject.done', { name: product.name }), undo: reopen }),
    onDone: onClose,
  })
  const form = useValidatedForm({
    defaultValues: { reason: '' },
    validate: (fields) => checkText('reason', fields.reason, required, atMost(500)),
    onSubmit: ({ reason }) => reject.submit({ reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      tone="danger"
      title={t('productManagement:reject.title', { name: product.name })}
      submitLabel={t('productManagement:action.reject')}
    >
      <Text>{t('productManagement:reject.message')}</Text>
      <TextArea
        label={t('productManagement:reject.reason')}
        help={t('productManagement:reject.reasonHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
