import { Spinner } from '@chonoi/ui/spinner'
import { useTranslation } from 'react-i18next'

/** While a page or the session is on its way. */
export function LoadingScreen() {
  const { t } = useTranslation('common')
  return (
    <div className="shell-state">
      <Spinner size="lg" label={t('state.loading')} />
    </div>
  )
}
