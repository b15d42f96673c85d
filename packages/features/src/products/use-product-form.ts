import { validateProductDraft, validateProductEditor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { type FormEvent, useState } from 'react'
import { useCategories } from '../catalog/category-queries.ts'
import { type FormPurpose, useValidatedForm, type ValidatedForm } from '../forms/use-validated-form.ts'
import type { ProductFields } from './product-fields.ts'
import { shownInProduct } from './shown-in-product.ts'
import { useProductLabels } from './use-product-labels.ts'

/** How the form is saved: as it stands, or sent to the platform for its approval. */
export type Saving = 'keep' | 'submit'

/** The value of the button that keeps the product as it stands. */
export const keepValue = 'keep'

export interface ProductFormOptions {
  /** The fields that are stored so far. */
  stored: ProductFields
  /** Whether the product can be sent for approval; otherwise it is only kept. */
  canSubmit: boolean
  /** Whether it may be kept without what an approval needs. */
  mayBeUnfinished: boolean
  /** What it begins with and what becomes of it. `savingNow` is how it was sent. */
  purposeOf: (savingNow: () => Saving) => FormPurpose<ProductFields>
}

/** What the pressed button asks for, known before the form is validated. */
function pressedButton() {
  let saving: Saving = 'keep'
  return {
    saving: () => saving,
    press(next: Saving) {
      saving = next
    },
  }
}

/** The form of the editor. Its buttons tell how to save. */
export function useProductForm({
  stored,
  canSubmit,
  mayBeUnfinished,
  purposeOf,
}: ProductFormOptions): ValidatedForm<ProductFields> {
  const { t } = useTranslation('productManagement')
  const [button] = useState(pressedButton)
  const labels = useProductLabels()
  const categories = useCategories()
  const validated: ValidatedForm<ProductFields> = useValidatedForm<ProductFields>({
    ...purposeOf(button.saving),
    validate: (fields) =>
      mayBeUnfinished && button.saving() === 'keep'
        ? validateProductDraft(fields, stored)
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
    shown: (name, fields) => shownInProduct(name, fields, categories.data ?? []),
  })
  const { formProps } = validated
  return {
    ...validated,
    formProps: {
      ...formProps,
      onSubmit(event: FormEvent) {
        const pressed = (event.nativeEvent as SubmitEvent).submitter
        const isKept = !canSubmit || (pressed instanceof HTMLButtonElement && pressed.value === keepValue)
        button.press(isKept ? 'keep' : 'submit')
        formProps.onSubmit(event)
      },
    },
  }
}
