import type { ProductQuestion } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const AnswerQuestionDialog = lazy(() => import('./answer-question-dialog.tsx'))

/** Opens the form for a question's answer. */
export function AnswerButton({ question }: { question: ProductQuestion }) {
  const { t } = useTranslation('questions')
  const openDialog = useRowDialog()
  const isNew = question.answer === null
  return (
    <Button
      size="sm"
      variant={isNew ? 'primary' : 'secondary'}
      aria-label={t(isNew ? 'answer.actionOf' : 'answer.editOf', { question: question.question })}
      onClick={() => openDialog((close) => <AnswerQuestionDialog question={question} onClose={close} />)}
    >
      {t(isNew ? 'answer.action' : 'answer.edit')}
    </Button>
  )
}
