import type { ProductQuestion } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { questionActions } from './questions-queries.ts'

export interface DeleteQuestionDialogProps {
  question: ProductQuestion
  onClose: () => void
}

/** Asks for confirmation before a question is deleted. */
export default function DeleteQuestionDialog({ question, onClose }: DeleteQuestionDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <ConfirmAction
      action={questionActions.remove(question)}
      done={() => t('questions:delete.done')}
      onClose={onClose}
      tone="danger"
      title={t('questions:delete.title')}
      message={t('common:confirm.irreversible')}
      confirmLabel={t('common:action.delete')}
    />
  )
}
