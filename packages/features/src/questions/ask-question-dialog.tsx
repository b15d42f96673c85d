import { questionLimits, validateQuestion } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { questionActions } from './questions-queries.ts'

export interface AskQuestionDialogProps {
  product: { id: string; name: string }
  onClose: () => void
}

/** Sends a question about a product to its shop. */
export default function AskQuestionDialog({ product, onClose }: AskQuestionDialogProps) {
  const { t } = useTranslation('questions')
  const { submit } = useAction(questionActions.ask(product), { done: () => t('form.sent'), onDone: onClose })
  const form = useValidatedForm({
    defaultValues: { question: '' },
    validate: validateQuestion,
    onSubmit: ({ question }) => submit({ question: question.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('form.title', { name: product.name })}
      submitLabel={t('form.send')}
    >
      <TextArea
        label={t('form.question')}
        help={t('form.questionHelp')}
        isRequired
        rows={4}
        characterLimit={questionLimits.maxQuestion}
        dir="auto"
        {...form.field('question')}
      />
    </FormDialog>
  )
}
