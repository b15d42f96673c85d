import type { Return } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { returnActions } from './returns-queries.ts'

export interface ReturnDialogProps {
  one: Return
  onClose: () => void
}

/** The buyer keeps the goods after all. */
export default function CancelReturnDialog({ one, onClose }: ReturnDialogProps) {
  const { t } = useTranslation(['returns', 'common'])
  return (
    <ConfirmAction
      action={returnActions.cancel(one)}
      done={() => t('returns:action.cancelled')}
      onClose={onClose}
      title={t('returns:action.cancelTitle')}
      message={<Text>{t('returns:action.cancelText')}</Text>}
      confirmLabel={t('returns:action.cancel')}
      cancelLabel={t('common:action.back')}
    />
  )
}
