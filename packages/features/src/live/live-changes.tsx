import { useTranslation } from '@chonoi/i18n/react'
import { announce } from '@chonoi/ui/live-region'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../app/services.tsx'
import { refetchChanges } from './refetch-changes.ts'
import { useNotificationSound } from './use-notification-sound.ts'

/** Keeps what is on the screen up to date as things change, and says so. Render it once. */
export function LiveChanges() {
  const live = useServices().connection?.live
  const client = useQueryClient()
  const { t } = useTranslation('shell')
  useNotificationSound()

  useEffect(() => {
    if (!live) return undefined
    const refetching = refetchChanges(client, ({ topic }) =>
      announce(t(topic === 'notifications' ? 'live.notifications' : 'live.page')),
    )
    const stopHearing = live.onChange(refetching.hear)
    return () => {
      stopHearing()
      refetching.stop()
    }
  }, [live, client, t])

  useEffect(() => {
    if (!live) return undefined
    let stop: (() => void) | undefined = live.start()
    const leave = () => {
      stop?.()
      stop = undefined
    }
    // A page that is kept for going back holds no connection, or it could not be kept.
    const comeBack = () => (stop ??= live.start())
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [live])

  return null
}
