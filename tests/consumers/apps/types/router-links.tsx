// Compiled, never run: the link components of common routers fit `linkComponent` as they are.
import { type UiLinkProps, UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'

/** The props of `next/link` 16. `href` is required and may be an object. */
type NextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string | { pathname?: string | null }
  replace?: boolean
  prefetch?: boolean | 'auto' | null
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}
declare const NextLink: ComponentType<NextLinkProps>

/** React Router's link names the address `to`. */
declare const RouterLink: ComponentType<Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }>
const KitLink = ({ href, ...rest }: UiLinkProps) => <RouterLink {...rest} to={href} />

const navigate = () => {}

export const applications = [NextLink, KitLink].map((Link, index) => (
  <UiProvider key={index} locale="vi" labels={viLabels} navigate={navigate} linkComponent={Link}>
    …
  </UiProvider>
))
