import type { Product } from '@chonoi/contract'
import { atMost, checkText, required } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { toastQueue } from '@chonoi/ui/toast'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { managedProductMutations } from './managed-products-queries.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface RejectProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
}

/** Turns a product down with a reason that its shop reads. */
export default function RejectProductDialog({ product, onClose }: RejectProductDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const refresh = useRefreshProducts()
  const formId = useId()
  const { formProps, field, isSubmitting } = useValidatedForm({
    defaultValues: { reason: '' },
    validate: (fields) => checkText('reason', fields.reason, required, atMost(500)),
    async onSubmit({ reason }) {
      try {
        await managedProductMutations(api).approve(product.id, { approved: false, reason: reason.trim() })
      } finally {
        // Somebody else may have decided meanwhile.
        void refresh()
      }
      toastQueue.add({ type: 'success', title: t('productManagement:reject.done', { name: product.name }) })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('productManagement:reject.title', { name: product.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isSubmitting}>
            {t('productManagement:action.reject')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <Text>{t('productManagement:reject.message')}</Text>
        <TextArea
          label={t('productManagement:reject.reason')}
          help={t('productManagement:reject.reasonHelp')}
          isRequired
          rows={3}
          characterLimit={500}
          {...field('reason')}
        />
      </Form>
    </Dialog>
  )
}
