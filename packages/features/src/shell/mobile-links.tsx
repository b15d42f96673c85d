import { BareLink } from '@chonoi/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname } from '../app/navigation.tsx'
import type { EntitledLink, mainLinks, moreLinks } from './site-links.ts'
import { shellMobileLink } from './shell-classes.ts'

type LinkWords =
  | EntitledLink['words']
  | (typeof mainLinks)[number]['words']
  | (typeof moreLinks)[number]['words']
  | 'nav.cart'
  | 'nav.signIn'
  | 'nav.signUp'

export interface MobileLinksProps {
  /** The accessible name of the group. */
  label: string
  links: readonly { href: string; words: LinkWords }[]
  /** Further items at the end. */
  children?: ReactNode
}

/** A group of links in the mobile menu, without those that lack a screen. */
export function MobileLinks({ label, links, children }: MobileLinksProps) {
  const { t } = useTranslation('shell')
  const pathname = usePathname()
  const { hasScreen } = useNavigation()
  const shown = links.filter(({ href }) => hasScreen(href))
  return (
    <nav aria-label={label} className="cn:pb-3 cn:border-b cn:border-border cn:last:border-b-0">
      <ul>
        {shown.map(({ href, words }) => (
          <li key={href}>
            <BareLink href={href} className={shellMobileLink} aria-current={pathname === href ? 'page' : undefined}>
              {t(words)}
            </BareLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
