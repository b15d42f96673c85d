import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { ToneIcon } from '../tone/tone-icon.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Variants } from '../base/define-variants.ts'
import { alertVariants } from './alert-variants.ts'

export { alertVariants } from './alert-variants.ts'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: Variants<typeof alertVariants>['tone']
  title?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
  /**
   * How screen readers announce it: at once (`alert`), when idle (`status`), or not at all (`none`, for messages that
   * are there from the start).
   *
   * Default: `alert` for danger, else `status`.
   */
  urgency?: 'alert' | 'status' | 'none'
}

/** A message about the adjacent content. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, actions, onDismiss, urgency, className, children, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const role = urgency ?? (tone === 'danger' ? 'alert' : 'status')
  return (
    <div role={role === 'none' ? undefined : role} {...rest} className={alertVariants({ tone, className })}>
      <ToneIcon tone={tone} className="ui-alert-icon" />
      <div className="ui-alert-text">
        {title && <p className="ui-alert-title">{title}</p>}
        {children && <div className="ui-alert-message">{children}</div>}
        {actions && <div className="ui-alert-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="ui-alert-dismiss" aria-label={labels.close} onClick={onDismiss}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
