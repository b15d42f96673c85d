import { Banner } from '@chonoi/ui/banner'
import { useTranslation } from '@chonoi/i18n/react'
import { rememberPushDismissal } from './push-permission.ts'

/** The question itself. Dismissing it stores a flag and loads the page anew, as documented (PUSH-02). */
export default function PushBanner() {
  const { t } = useTranslation('shell')
  function dismiss() {
    rememberPushDismissal()
    location.reload()
  }
  return (
    <Banner label={t('push.bannerTitle')} onDismiss={dismiss} className="shell-push">
      {t('push.bannerText')}
    </Banner>
  )
}
