import type { UnreadCount } from '@chonoi/contract'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readVolume } from '../app/notification-volume.ts'
import { useServices } from '../app/services.tsx'

/** By name: importing its query would load it with every page. */
const unreadKey = ['notifications', 'unreadCount']
const unreadHash = hashKey(unreadKey)

/** Plays a sound when the user has more unread notifications than before, if they turned that on. */
export function useNotificationSound(): void {
  const client = useQueryClient()
  const live = useServices().connection?.live

  useEffect(() => {
    const unread = () => client.getQueryData<UnreadCount>(unreadKey)?.count
    let last = unread()
    return client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash !== unreadHash) return
      const before = last
      last = unread()
      if (before === undefined || last === undefined || last <= before) return
      const volume = readVolume()
      // The network may be gone: then there is no sound.
      if (volume !== undefined)
        void import('../app/play-chime.ts').then((chime) => chime.playChime(volume)).catch(() => {})
    })
  }, [client])

  // A hidden tab asks for nothing until it is shown, and its user is told by the sound alone.
  useEffect(
    () =>
      live?.onChange((change) => {
        if (change?.topic !== 'notifications' || document.visibilityState === 'visible') return
        if (readVolume() !== undefined) void client.refetchQueries({ queryKey: unreadKey })
      }),
    [live, client],
  )
}
