import { announce } from '@chonoi/ui/live-region'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

/** After navigation, moves the focus to the content and announces the title, which browsers don't do. */
export function useArrival(path: string): void {
  const { t } = useTranslation('shell')
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // Keeps the focus that a page has set itself, on a form's error for instance.
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    announce(t('announce.pageLoaded', { title: document.title }))
  }, [path, t])
}
