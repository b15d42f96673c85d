import { announce } from '@chonoi/ui/live-region'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

/** After going to another page: the keyboard starts at its content, and its title is said (the browser does neither). */
export function useArrival(path: string): void {
  const { t } = useTranslation('shell')
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // A page that put the focus somewhere itself, on a form's error for instance, keeps it.
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    announce(t('announce.pageLoaded', { title: document.title }))
  }, [path, t])
}
