import { Spinner } from '@chonoi/ui/spinner'
import { useTranslation } from '@chonoi/i18n/react'
import { shellState } from './shell-classes.ts'

/** Shown while a page or the session loads. */
export function LoadingScreen() {
  const { t } = useTranslation('common')
  return (
    <div className={shellState}>
      <Spinner size="lg" label={t('state.loading')} />
    </div>
  )
}
