import { useTranslation } from '@chonoi/i18n/react'
import { QuestionOnClosing } from '@chonoi/ui/unsaved-changes-guard'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'

const ConfirmDialog = lazy(() => import('@chonoi/ui/confirm-dialog').then((m) => ({ default: m.ConfirmDialog })))

/**
 * Asks before unsaved input is lost: the browser itself before the page is closed or reloaded, a dialog before
 * navigation within the site.
 */
export function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('common')
  const { block } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const answerOpen = useRef<(isLeaving: boolean) => void>(() => {})

  useEffect(() => {
    if (!isUnsaved) return
    return block(() => {
      // The back button can start a second navigation, which cancels the first.
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
  return (
    <>
      <QuestionOnClosing isDirty={isUnsaved} />
      {isAsking && (
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
      )}
    </>
  )
}
