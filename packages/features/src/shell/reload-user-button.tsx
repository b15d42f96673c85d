import { Button } from '@chonoi/ui/button'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useConnection, useSession } from '../app/services.tsx'

/** Reloads the current user, and then refetches everything on the page. */
export function ReloadUserButton() {
  const { t } = useTranslation(['shell', 'common'])
  const { session } = useConnection()
  const { isLoading } = useSession()
  const client = useQueryClient()

  async function retry() {
    await session.reloadUser()
    const { status, error } = session.getSnapshot()
    if (status !== 'in' || error) return
    toastQueue.add({ type: 'success', title: t('shell:session.loaded') })
    await client.invalidateQueries()
  }

  return (
    <Button variant="secondary" size="sm" isLoading={isLoading} onClick={() => void retry()}>
      {t('common:action.retry')}
    </Button>
  )
}
