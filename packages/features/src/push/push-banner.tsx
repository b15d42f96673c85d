import { useTranslation } from '@chonoi/i18n/react'
import { Banner } from '@chonoi/ui/banner'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { toastQueue } from '@chonoi/ui/toast'
import { useState } from 'react'
import { PushProblem } from './push-problem.tsx'
import { rememberPushDismissal } from './push-permission.ts'
import { useEnablePush } from './use-enable-push.ts'

/**
 * Asks whether to send push notifications. Dismissing it stores a flag and reloads the page, as documented (PUSH-02).
 */
export default function PushBanner() {
  const { t } = useTranslation('shell')
  const [isDone, setIsDone] = useState(false)
  const { enable, problem, isPending } = useEnablePush(() => {
    setIsDone(true)
    toastQueue.add({ type: 'success', title: t('push.enabled') })
  })
  if (isDone) return null
  function dismiss() {
    rememberPushDismissal()
    location.reload()
  }
  return (
    <Banner
      label={t('push.bannerTitle')}
      onDismiss={dismiss}
      actions={
        <Button size="sm" isLoading={isPending} onClick={enable}>
          {t('push.enable')}
        </Button>
      }
      // Appears once the session is known. Sticks to the lower edge, where it shifts nothing, and rests below the
      // footer.
      className="shell-push cn:sticky cn:z-sticky cn:bottom-0 cn:border-t cn:border-border"
    >
      <Stack gap={2}>
        <span>{t('push.bannerText')}</span>
        {problem && <PushProblem problem={problem} />}
      </Stack>
    </Banner>
  )
}
