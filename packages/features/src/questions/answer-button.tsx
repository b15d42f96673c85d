import type { ProductQuestion } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'

const AnswerQuestionDialog = lazy(() => import('./answer-question-dialog.tsx'))

/** Opens the form for a question's answer. */
export function AnswerButton({ question }: { question: ProductQuestion }) {
  const { t } = useTranslation('questions')
  const [isOpen, setOpen] = useState(false)
  const isNew = question.answer === null
  return (
    <>
      <Button
        size="sm"
        variant={isNew ? 'primary' : 'secondary'}
        aria-label={t(isNew ? 'answer.actionOf' : 'answer.editOf', { question: question.question })}
        onClick={() => setOpen(true)}
      >
        {t(isNew ? 'answer.action' : 'answer.edit')}
      </Button>
      {isOpen && (
        <Suspense>
          <AnswerQuestionDialog question={question} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
