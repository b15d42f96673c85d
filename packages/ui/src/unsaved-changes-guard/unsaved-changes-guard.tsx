import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { QuestionOnClosing } from './question-on-closing.tsx'

export { QuestionOnClosing } from './question-on-closing.tsx'

export interface UnsavedChangesGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean
  /** Default: a text about unsaved changes. */
  message?: string
}

/** Returns the internal link that a plain click would follow to another page. */
function leavingHref(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  const target = new URL(link.href, location.href)
  const isElsewhere = target.pathname !== location.pathname || target.search !== location.search
  return target.origin === location.origin && isElsewhere ? target.pathname + target.search + target.hash : undefined
}

/**
 * Asks before unsaved changes are lost: with a dialog on internal links, with the browser's own prompt on closing,
 * reloading or leaving the site.
 */
export function UnsavedChangesGuard({ isDirty, message }: UnsavedChangesGuardProps) {
  const { labels, navigate } = useUi()
  const [destination, setDestination] = useState<string>()

  useEffect(() => {
    if (!isDirty) return undefined
    function hold(event: MouseEvent) {
      const href = leavingHref(event)
      if (href === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setDestination(href)
    }
    // In the capture phase, before the router's handler.
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [isDirty])

  return (
    <>
      <QuestionOnClosing isDirty={isDirty} />
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
    </>
  )
}
