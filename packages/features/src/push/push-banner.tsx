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
    <Banner
      label={t('push.bannerTitle')}
      onDismiss={dismiss}
      // Comes once it is known who is here: over the lower edge, where it moves nothing, and below the footer in the end.
      className="shell-push cn:sticky cn:z-sticky cn:bottom-0 cn:border-t cn:border-border"
    >
      {t('push.bannerText')}
    </Banner>
  )
}
