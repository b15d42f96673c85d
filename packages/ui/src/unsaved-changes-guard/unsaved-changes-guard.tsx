import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { useQuestionOnClosing } from './use-question-on-closing.ts'

export { useQuestionOnClosing } from './use-question-on-closing.ts'

export interface UnsavedChangesGuardProps {
  /** Whether anything would be lost. */
  isDirty: boolean
  /** Default: that the changes aren't saved. */
  message?: string
}

/** A plain press on a link that would leave this page for another of the same site. */
function leavingHref(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  const target = new URL(link.href, location.href)
  const isElsewhere = target.pathname !== location.pathname || target.search !== location.search
  return target.origin === location.origin && isElsewhere ? target.pathname + target.search + target.hash : undefined
}

/**
 * Asks before unsaved work is lost: on links of this site with a dialog, on closing, reloading or leaving the site with the
 * browser's own question.
 */
export function UnsavedChangesGuard({ isDirty, message }: UnsavedChangesGuardProps) {
  const { labels, navigate } = useUi()
  const [destination, setDestination] = useState<string>()
  useQuestionOnClosing(isDirty)

  useEffect(() => {
    if (!isDirty) return undefined
    function hold(event: MouseEvent) {
      const href = leavingHref(event)
      if (href === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setDestination(href)
    }
    // Before the router's own handler sees the press.
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [isDirty])

  return (
    <ConfirmDialog
      isOpen={destination !== undefined}
      onOpenChange={() => setDestination(undefined)}
      title={labels.leaveTitle}
      message={message ?? labels.leaveMessage}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      tone="danger"
      onConfirm={() => {
        setDestination(undefined)
        if (destination) navigate(destination)
      }}
    />
  )
}
