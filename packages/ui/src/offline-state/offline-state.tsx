import { WifiOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { useOnline } from './use-online.ts'

export { useOnline } from './use-online.ts'

export interface OfflineStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Default "no network". */
  title?: ReactNode
  /**
   * Text that explains which parts still work. Default: that the page continues automatically once the network is back.
   */
  message?: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4
  /** Called by the button, and automatically when the network is back. */
  onRetry: () => void
  isRetrying?: boolean
  /** Alternatives, for instance a link to content that is available offline. */
  actions?: ReactNode
}

/** Replaces content that needs the network while offline. Retries automatically when the network is back. */
export function OfflineState(props: OfflineStateProps) {
  const { title, message, headingLevel, onRetry, isRetrying, actions, className, ...rest } = props
  const { labels } = useUi()
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry()
    wasOnline.current = isOnline
  }, [isOnline, onRetry])
  const Heading = `h${headingLevel ?? 2}` as const
  return (
    <div role="status" {...rest} className={classNames('ui-empty-state', className)}>
      <span className="ui-empty-state-icon" aria-hidden="true">
        <WifiOff />
      </span>
      <Heading className="ui-empty-state-title">{title ?? labels.offline}</Heading>
      <div className="ui-empty-state-message">{message ?? labels.offlineMessage}</div>
      <div className="ui-empty-state-action">
        <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          {labels.retry}
        </Button>
        {actions}
      </div>
    </div>
  )
}
