import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'

/** Says that a shop sells nothing at the moment, and until when. */
export function ShopClosedCard({ reopensOn }: { reopensOn: string | null }) {
  const { t } = useTranslation('shops')
  return (
    <Alert tone="warning" urgency="none" title={t('closed.title')}>
      {reopensOn ? t('closed.until', { date: formatDate(`${reopensOn}T00:00:00+07:00`) }) : t('closed.text')}
    </Alert>
  )
}
