import { X } from 'lucide-react'
import { Spinner } from '../spinner/spinner.tsx'
import type { Tone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/tone-icon.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Toast, ToastType } from './toast-model.ts'
import { toastAge } from './toast-age.ts'
import { toastVariants } from './toast-variants.ts'

const toneOf = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
  loading: 'neutral',
  blank: 'neutral',
} as const satisfies Record<ToastType, Tone>

/** A toast. Errors are announced assertively, others politely. */
export function ToastCard({ toast, now, onDismiss }: { toast: Toast; now: number; onDismiss: () => void }) {
  const { labels } = useUi()
  const tone = toneOf[toast.type]

  function act() {
    onDismiss()
    toast.action?.onAction()
  }

  return (
    <li className={toastVariants({ tone })} data-type={toast.type}>
      {toast.type === 'loading' && <Spinner size="sm" aria-hidden="true" className="ui-toast-icon" />}
      {toast.type !== 'loading' && toast.type !== 'blank' && <ToneIcon tone={tone} className="ui-toast-icon" />}
      <div className="ui-toast-text" role={toast.type === 'error' ? 'alert' : 'status'} aria-atomic="true">
        <p className="ui-toast-title">{toast.title}</p>
        {toast.message && <p className="ui-toast-message">{toast.message}</p>}
      </div>
      {toast.action && (
        <button type="button" className="ui-toast-action" onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className="ui-toast-dismiss"
        aria-label={labels.dismissNotice(toast.title)}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </button>
      <time className="ui-toast-time" dateTime={new Date(toast.createdAt).toISOString()}>
        {toastAge(toast.createdAt, now, labels)}
      </time>
    </li>
  )
}
