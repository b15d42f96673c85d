import { Banner } from '@chonoi/ui/banner'
import { useTranslation } from '@chonoi/i18n/react'
import { rememberPushDismissal } from './push-permission.ts'

/**
 * Asks for permission to send push notifications. Dismissing it stores a flag and reloads the page, as documented
 * (PUSH-02).
 */
export default function PushBanner() {
  const { t } = useTranslation('shell')
  function dismiss() {
    rememberPushDismissal()
    location.reload()
  }
  return (
    <Banner
      label={t('push.bannerTitle')}
      onDismiss={dismiss}
      // Appears once the session is known. Sticks to the lower edge, where it shifts nothing, and rests below the
      // footer.
      className="shell-push cn:sticky cn:z-sticky cn:bottom-0 cn:border-t cn:border-border"
    >
      {t('push.bannerText')}
    </Banner>
  )
}
