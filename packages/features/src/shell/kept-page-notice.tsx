import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Banner } from '@chonoi/ui/banner'
import { Button } from '@chonoi/ui/button'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
/** When the page was rendered, if it was kept on this device (the site's worker sets it). */
const keptAt = () => document.documentElement.dataset.keptAt

/** Says that the page was kept on this device and read without a network, so that nobody trusts an old price. */
export function KeptPageNotice() {
  const { t } = useTranslation('shell')
  const renderedAt = useSyncExternalStore(never, keptAt, () => undefined)
  const [isDismissed, setDismissed] = useState(false)
  if (!renderedAt || isDismissed) return null
  return (
    <Banner
      label={t('keptPage.title')}
      tone="warning"
      onDismiss={() => setDismissed(true)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => location.reload()}>
          {t('keptPage.reload')}
        </Button>
      }
    >
      <strong>{t('keptPage.title')}.</strong> {t('keptPage.text', { time: formatDateTime(renderedAt) })}
    </Banner>
  )
}
