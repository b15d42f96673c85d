// Compiled, never run: the link components of common routers fit `linkComponent` as they are.
import { type UiLinkProps, UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'

/** The props of `next/link` 16. `href` is required and may be an object. */
type NextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string | { pathname?: string | null }
  replace?: boolean
  prefetch?: boolean | 'auto' | null
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}
declare const NextLink: (props: NextLinkProps) => ReactNode

/** React Router's link names the address `to`. */
declare const RouterLink: (props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }) => ReactNode
const KitLink = ({ href, ...rest }: UiLinkProps) => <RouterLink {...rest} to={href} />

const navigate = () => {}

export const inNext = (
  <UiProvider locale="vi" labels={viLabels} navigate={navigate} linkComponent={NextLink}>
    …
  </UiProvider>
)
export const inReactRouter = (
  <UiProvider locale="vi" labels={viLabels} navigate={navigate} linkComponent={KitLink}>
    …
  </UiProvider>
)
