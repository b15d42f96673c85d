import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { useSyncExternalStore } from 'react'
import { PushProblem } from './push-problem.tsx'
import { pushQuestion } from './push-question.ts'
import { useEnablePush } from './use-enable-push.ts'

/**
 * Asks once whether to send push notifications (PUSH-01), when there is an order to hear of. An answer only takes the card
 * away: the page stays as it is.
 */
export function PushCard() {
  const { t } = useTranslation('shell')
  const isOpen = useSyncExternalStore(pushQuestion.subscribe, pushQuestion.isOpen, () => false)
  const { enable, problem, isPending, forget } = useEnablePush(() =>
    toastQueue.add({ type: 'success', title: t('push.enabled') }),
  )
  // The browser has its answer before this one is registered, or when it said no: the card stays to say so.
  if (!isOpen && !isPending && !problem) return null
  function dismiss() {
    pushQuestion.dismiss()
    forget()
  }
  return (
    <Card title={t('push.title')} description={t('push.text')}>
      <Stack gap={3}>
        {problem && <PushProblem problem={problem} />}
        <Stack direction="row" gap={3} isWrapping>
          <Button isLoading={isPending} onClick={enable}>
            {t('push.enable')}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={dismiss}>
            {t('push.dismiss')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
