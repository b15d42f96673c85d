import { href } from '@chonoi/domain'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useConnection } from '../app/services.tsx'

export interface SignOutOptions {
  /** Keeps the page, for signing in with another account. Default false. */
  stays?: boolean
}

/** Empties the session, shows a message, and leads home (SHELL-20). */
export function useSignOut({ stays = false }: SignOutOptions = {}): () => Promise<void> {
  const { t } = useTranslation('shell')
  const { navigate } = useNavigation()
  const { session } = useConnection()
  return async () => {
    const said = session.logout(stays ? 'changing-account' : 'signed-out')
    toastQueue.add({ type: 'success', title: t('user.signedOut') })
    if (!stays) navigate(href('/'), { ignoreBlock: true })
    // The session has ended locally; a failure of the request makes no difference to the user.
    await said.catch(() => undefined)
  }
}
