import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useWords } from '../app/use-words.ts'
import { KeepAccountButton } from './keep-account-button.tsx'
import { personalDataQueries } from './personal-data-queries.ts'

/** Tells on every page of the account that it waits for its deletion, and offers to keep it. */
export default function LeavingAlert() {
  const { data } = useQuery(personalDataQueries(useApi()).deletion())
  return data?.eraseAt ? <Leaving eraseAt={data.eraseAt} /> : null
}

/** Its words are loaded for those who are leaving alone. */
function Leaving({ eraseAt }: { eraseAt: string }) {
  const { t } = useTranslation('personalData')
  if (!useWords(['personalData']).data) return null
  return (
    <Alert
      tone="warning"
      title={t('deletion.waits', { date: formatDate(eraseAt) })}
      actions={<KeepAccountButton size="sm" />}
      className="cn:mb-6"
    >
      {t('deletion.waitsText')}
    </Alert>
  )
}
