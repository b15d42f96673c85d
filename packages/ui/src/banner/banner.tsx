import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { ToneIcon } from '../tone/tone-icon.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Variants } from '../base/define-variants.ts'
import { bannerVariants } from './banner-variants.ts'

export { bannerVariants } from './banner-variants.ts'

export interface BannerProps extends ComponentProps<'section'> {
  /** Accessible name of the region. */
  label: string
  /** Default `info`. */
  tone?: Variants<typeof bannerVariants>['tone']
  actions?: ReactNode
  onDismiss?: () => void
}

/** A full-width message about the whole site. */
export function Banner(props: BannerProps) {
  const { label, tone = 'info', actions, onDismiss, className, children, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  return (
    <section aria-label={label} {...rest} className={bannerVariants({ tone, className })}>
      <div className="ui-banner-inner">
        <ToneIcon tone={tone} className="ui-banner-icon" />
        <div className="ui-banner-message">{children}</div>
        {actions && <div className="ui-banner-actions">{actions}</div>}
        {onDismiss && (
          <button type="button" className="ui-banner-dismiss" aria-label={labels.close} onClick={onDismiss}>
            <X aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  )
}
