import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { SaveBar } from '@chonoi/ui/save-bar'
import { keepValue } from './use-product-form.ts'

export interface ProductSaveBarProps {
  isNew?: boolean
  isDirty: boolean
  isSaving: boolean
  /** Whether pictures are still on their way; nothing is saved without them. */
  isUploading?: boolean
  /** Whether the product can be sent for approval; otherwise it is only saved. */
  canSubmit: boolean
  onDiscard?: () => void
}

/** Sticks below the editor: keeps the product as it stands, or sends it for approval. */
export function ProductSaveBar(props: ProductSaveBarProps) {
  const { isNew = false, isDirty, isSaving, isUploading = false, canSubmit, onDiscard } = props
  const { t } = useTranslation(['productManagement', 'common'])
  const isBusy = isSaving || isUploading
  const keep = isNew ? t('productManagement:edit.saveDraft') : t('common:action.saveChanges')
  return (
    <SaveBar
      isDirty={isNew || isDirty}
      isSaving={isBusy}
      {...(isNew && !isDirty && { message: t('productManagement:todo.hint') })}
      {...(isUploading && { message: t('productManagement:edit.uploading') })}
      {...(onDiscard && { onDiscard })}
      saveLabel={canSubmit ? t('productManagement:action.submit') : keep}
      actions={
        canSubmit && (
          <Button type="submit" variant="secondary" value={keepValue} isLoading={isBusy}>
            {keep}
          </Button>
        )
      }
    />
  )
}
