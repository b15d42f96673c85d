import { useTranslation } from '@chonoi/i18n/react'
import { Banner } from '@chonoi/ui/banner'
import { Button } from '@chonoi/ui/button'
import { useEffect, useState } from 'react'

/** Detail of the event `update-available`, which the site fires when a new version waits (SW-03). */
export interface UpdateAvailable {
  /** Lets the new version take over, which reloads the page. */
  use: () => void
}

export interface UpdatePromptProps {
  /** While another banner is shown. What is offered meanwhile is shown afterwards. */
  isHeldBack?: boolean
}

/** Offers a new version of the site, and leaves the moment to the reader. */
export function UpdatePrompt({ isHeldBack = false }: UpdatePromptProps) {
  const { t } = useTranslation('shell')
  const [update, setUpdate] = useState<UpdateAvailable | null>(null)
  useEffect(() => {
    const offer = (event: Event) => setUpdate((event as CustomEvent<UpdateAvailable>).detail)
    window.addEventListener('update-available', offer)
    return () => window.removeEventListener('update-available', offer)
  }, [])
  if (!update || isHeldBack) return null
  return (
    <Banner
      label={t('update.available')}
      onDismiss={() => setUpdate(null)}
      actions={
        <Button size="sm" onClick={update.use}>
          {t('update.reload')}
        </Button>
      }
      className="cn:border-t cn:border-border"
    >
      <strong>{t('update.available')}.</strong> {t('update.text')}
    </Banner>
  )
}
