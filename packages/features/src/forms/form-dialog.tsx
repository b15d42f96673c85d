import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Dialog, type DialogProps } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ValidatedForm } from './use-validated-form.ts'

export interface FormDialogProps<Fields extends FieldValues>
  extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: Pick<ValidatedForm<Fields>, 'formProps' | 'isSubmitting'>
  onClose: () => void
  submitLabel: string
  /** Why it can't be sent yet. */
  disabledReason?: string | false
  /** Default "Cancel". */
  cancelLabel?: string
  /** Whether what the fields depend on is still being read: until then nothing can be sent. */
  isWaiting?: boolean
  /** `danger` for what can't be undone. */
  tone?: 'primary' | 'danger'
  children: ReactNode
}

/** A form in a dialog. It can't be closed while sending, nor by a press on the backdrop. */
export function FormDialog<Fields extends FieldValues>(props: FormDialogProps<Fields>) {
  const {
    form,
    onClose,
    submitLabel,
    cancelLabel,
    disabledReason,
    isWaiting = false,
    tone = 'primary',
    children,
    ...words
  } = props
  const { t } = useTranslation('common')
  const formId = useId()
  const { formProps, isSubmitting } = form
  return (
    <Dialog
      {...words}
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            isLoading={isSubmitting || isWaiting}
            {...(disabledReason && { disabledReason })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        {children}
      </Form>
    </Dialog>
  )
}
