import { useTranslation } from '@chonoi/i18n/react'
import { useQuestionOnClosing } from '@chonoi/ui/unsaved-changes-guard'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'

const ConfirmDialog = lazy(() => import('@chonoi/ui/confirm-dialog').then((m) => ({ default: m.ConfirmDialog })))

/**
 * While something typed isn't saved, asks before it is left: the browser itself before the page is closed or loaded anew,
 * a dialog before another page of the site.
 */
export function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('common')
  const { block } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const answerOpen = useRef<(isLeaving: boolean) => void>(() => {})
  useQuestionOnClosing(isUnsaved)

  useEffect(() => {
    if (!isUnsaved) return
    return block(() => {
      // The back button can ask a second time; the first way is then given up.
      answerOpen.current(false)
      setAsking(true)
      return new Promise((resolve) => {
        answerOpen.current = resolve
      })
    })
  }, [isUnsaved, block])

  function answer(isLeaving: boolean) {
    setAsking(false)
    answerOpen.current(isLeaving)
  }
  if (!isAsking) return null
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => answer(false)}
        tone="danger"
        title={t('confirm.leaveTitle')}
        message={t('confirm.leaveText')}
        confirmLabel={t('confirm.leave')}
        cancelLabel={t('confirm.stay')}
        onConfirm={() => answer(true)}
      />
    </Suspense>
  )
}
