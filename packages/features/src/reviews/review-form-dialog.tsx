import type { Review } from '@chonoi/contract'
import { reviewLimits, validateReview } from '@chonoi/domain'
import { Rating } from '@chonoi/ui/rating'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { PicturesField } from '../forms/pictures-field.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { reviewActions } from './review-queries.ts'

interface Fields {
  productId: string
  rating: number
  title: string
  comment: string
  images: string[]
}

const newFields: Fields = { productId: '', rating: 0, title: '', comment: '', images: [] }

const fieldsOf = ({ productId, rating, title, comment, images }: Review): Fields => ({
  ...{ productId, rating, title: title ?? '', comment, images },
})

const bodyOf = ({ rating, title, comment, images }: Fields) => ({
  ...{ rating, title: title.trim() || null, comment: comment.trim(), images },
})

export interface ReviewFormDialogProps {
  product: { id: string; name: string }
  /** Edits this review instead of creating one. */
  review?: Review | null
  onClose: () => void
}

/** Form for stars, a title, a comment and pictures, with the documents' rules (REVIEW-01..05). */
export default function ReviewFormDialog({ product, review, onClose }: ReviewFormDialogProps) {
  const { t } = useTranslation(['reviews', 'forms', 'common'])
  const [isUploading, setUploading] = useState(false)
  const create = useAction(reviewActions.create(), { done: () => t('reviews:form.sent'), onDone: onClose })
  const update = useAction(reviewActions.update({ id: review?.id ?? '' }), { done: () => t('reviews:form.saved') })
  const validated = useValidatedForm<Fields>({
    validate: validateReview,
    fieldOf: (path) => path.split('.')[0] ?? path,
    labels: { rating: t('forms:rating.label'), images: t('reviews:form.pictures') },
    ...(review
      ? { edited: editedRow({ row: review, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : {
          defaultValues: { ...newFields, productId: product.id },
          onSubmit: (fields: Fields) => create.submit({ productId: fields.productId, ...bodyOf(fields) }),
        }),
  })
  const { form, field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={review ? t('reviews:edit') : t('reviews:form.title', { name: product.name })}
      disabledReason={isUploading && t('reviews:form.uploading')}
      submitLabel={review ? t('common:action.saveChanges') : t('reviews:form.send')}
    >
      <ControlledField control={form.control} name="rating">
        {(field) => <Rating label={t('forms:rating.label')} isRequired {...field} value={field.value || null} />}
      </ControlledField>
      <TextField label={t('forms:reviewTitle.label')} {...field('title')} />
      <TextArea
        label={t('forms:comment.label')}
        placeholder={t('forms:comment.placeholder')}
        isRequired
        rows={5}
        characterLimit={reviewLimits.maxComment}
        {...field('comment')}
      />
      <ControlledField control={form.control} name="images">
        {({ value, onChange, error }) => (
          <PicturesField
            label={t('reviews:form.pictures')}
            help={t('reviews:form.picturesHelp', { most: reviewLimits.maxImages })}
            most={reviewLimits.maxImages}
            value={value}
            onChange={onChange}
            onUploading={setUploading}
            error={error}
          />
        )}
      </ControlledField>
    </FormDialog>
  )
}
