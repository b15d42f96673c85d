import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'

/** Tells that the form shows what was typed earlier and never saved. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const { t } = useTranslation('newsManagement')
  return (
    <Alert
      urgency="none"
      title={t('draft.title', { time: formatDateTime(savedAt) })}
      actions={
        <Button type="button" size="sm" variant="secondary" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.text')}
    </Alert>
  )
}
