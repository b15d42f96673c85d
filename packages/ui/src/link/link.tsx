import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { type UiLinkProps, useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { linkVariants } from './link-variants.ts'

export { linkVariants } from './link-variants.ts'

export interface LinkProps extends UiLinkProps {
  /** `text` (default) is underlined; `quiet` only on hover; `plain` looks like its surroundings. */
  variant?: Variants<typeof linkVariants>['variant']
  /** Opens in a new window, and announces it. */
  isExternal?: boolean
  children?: ReactNode
}

/** Base of links: navigates with the application's router or the browser. */
export function BareLink({ href, isExternal, children, ...rest }: Omit<LinkProps, 'variant'>) {
  const { linkComponent, labels } = useUi()
  const Anchor = href.startsWith('/') || href.startsWith('?') ? linkComponent : 'a'
  const opening = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Anchor {...opening} {...rest} href={href}>
      {children}
      {isExternal && (
        <>
          <ExternalLink className="ui-link-external" aria-hidden="true" />
          <VisuallyHidden> ({labels.opensInNewWindow})</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}

/** A link. Addresses of this application are opened by its router, without a page load. */
export function Link(props: LinkProps) {
  const { variant, className, ...rest } = withoutNulls(props)
  return <BareLink {...rest} className={linkVariants({ variant, className })} />
}
