import type { ProductQuestion } from '@chonoi/contract'
import { questionLimits, validateQuestionAnswer } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { questionActions } from './questions-queries.ts'

export interface AnswerQuestionDialogProps {
  question: ProductQuestion
  onClose: () => void
}

/** Answers a question, or changes the answer. */
export default function AnswerQuestionDialog({ question, onClose }: AnswerQuestionDialogProps) {
  const { t } = useTranslation('questions')
  const { submit } = useAction(questionActions.answer(question), { done: () => t('answer.sent'), onDone: onClose })
  const form = useValidatedForm({
    defaultValues: { answer: question.answer ?? '' },
    validate: validateQuestionAnswer,
    onSubmit: ({ answer }) => submit({ answer: answer.trim() }),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(question.answer === null ? 'answer.title' : 'answer.editTitle')}
      submitLabel={t('answer.send')}
    >
      <Text dir="auto" className="cn:whitespace-pre-line cn:wrap-anywhere">
        {question.question}
      </Text>
      <TextArea
        label={t('answer.label')}
        help={t('answer.help')}
        isRequired
        rows={5}
        characterLimit={questionLimits.maxAnswer}
        dir="auto"
        {...form.field('answer')}
      />
    </FormDialog>
  )
}
