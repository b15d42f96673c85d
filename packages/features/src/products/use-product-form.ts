import { validateProductDraft, validateProductEditor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { type FormEvent, useRef } from 'react'
import { useValidatedForm, type ValidatedForm } from '../forms/use-validated-form.ts'
import type { ProductFields } from './product-fields.ts'
import { useProductLabels } from './use-product-labels.ts'

/** How the form is saved: as it stands, or sent to the platform for its approval. */
export type Saving = 'keep' | 'submit'

/** The value of the button that keeps the product as it stands. */
export const keepValue = 'keep'

export interface ProductFormOptions {
  defaultValues: ProductFields
  /** Whether the product can be sent for approval; otherwise it is only kept. */
  canSubmit: boolean
  /** Whether it may be kept without what an approval needs. */
  mayBeUnfinished: boolean
  onSubmit: (fields: ProductFields, saving: Saving) => Promise<unknown>
}

/** The form of the editor. Its buttons tell how to save. */
export function useProductForm({
  defaultValues,
  canSubmit,
  mayBeUnfinished,
  onSubmit,
}: ProductFormOptions): ValidatedForm<ProductFields> {
  const { t } = useTranslation('productManagement')
  const saving = useRef<Saving>('keep')
  const labels = useProductLabels()
  const validated: ValidatedForm<ProductFields> = useValidatedForm<ProductFields>({
    defaultValues,
    validate: (fields) =>
      mayBeUnfinished && saving.current === 'keep'
        ? validateProductDraft(fields, defaultValues)
        : validateProductEditor(fields),
    labels: { ...labels, options: t('options.title'), variants: t('variants.title'), imageUrls: t('pictures.title') },
    // Lines and options are one field each, whose problem names the line.
    fieldOf: (path) => /^(options|variants|imageUrls)\./.exec(path)?.[1] ?? path,
    partOf(path) {
      const [, list, index, field] = /^(options|variants)\.(\d+)\.(\w+)/.exec(path) ?? []
      const { form } = validated
      const name = list && form.getValues(list as 'options' | 'variants')[Number(index)]?.name
      const label = list === 'variants' && field ? labels[field as keyof typeof labels] : undefined
      return [name, label].filter(Boolean).join(' · ') || undefined
    },
    onSubmit: (fields) => onSubmit(fields, saving.current),
  })
  const { formProps } = validated
  return {
    ...validated,
    formProps: {
      ...formProps,
      onSubmit(event: FormEvent) {
        const pressed = (event.nativeEvent as SubmitEvent).submitter
        const isKept = !canSubmit || (pressed instanceof HTMLButtonElement && pressed.value === keepValue)
        saving.current = isKept ? 'keep' : 'submit'
        formProps.onSubmit(event)
      },
    },
  }
}
