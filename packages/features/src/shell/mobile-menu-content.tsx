import { Separator } from '@chonoi/ui/separator'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { usePathname } from '../app/navigation.tsx'
import { usePlatform } from '../app/platform.tsx'
import { useSession } from '../app/services.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { frameAreaOf } from './frame-area.ts'
import { LanguageMenu } from './language-menu.tsx'
import { MobileLinks } from './mobile-links.tsx'
import { moreLinks, mainLinks } from './site-links.ts'
import { TenantList } from './tenant-list.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useEntitledLinks } from './use-entitled-links.ts'
import { useSignOut } from './use-sign-out.ts'
import { shellMobileLink } from './shell-classes.ts'

function Content({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell')
  const { status, tenantMemberships } = useSession()
  const { isRegistrationOpen } = usePlatform()
  const area = frameAreaOf(usePathname())
  const entitled = useEntitledLinks()
  const signOut = useSignOut()

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href]')) onDone()
  }

  return (
    // Detects bubbled clicks on links; the links themselves are the controls.
    <div role="presentation" className="shell-mobile cn:grid cn:gap-3 cn:-m-3" onClick={closeAfterLink}>
      <div className="cn:flex">
        <LanguageMenu />
        <ThemeToggle />
      </div>
      {area === 'account' && status === 'in' && (
        <>
          <SideNavigation area={area} />
          <Separator />
        </>
      )}
      <MobileLinks label={t('nav.label')} links={mainLinks} />
      {status === 'out' && (
        <MobileLinks
          label={t('user.menu')}
          links={[
            { href: '/login', words: 'nav.signIn' },
            ...(isRegistrationOpen ? [{ href: '/register', words: 'nav.signUp' } as const] : []),
          ]}
        />
      )}
      {status === 'in' && (
        <MobileLinks label={t('user.menu')} links={[...entitled, { href: '/cart', words: 'nav.cart' }]}>
          <li>
            <button
              type="button"
              className={shellMobileLink}
              onClick={() => {
                onDone()
                void signOut()
              }}
            >
              {t('user.signOut')}
            </button>
          </li>
        </MobileLinks>
      )}
      {tenantMemberships.length > 1 && (
        <section aria-label={t('tenant.switcher')}>
          <p className="cn:px-3 cn:text-text-muted cn:text-13 cn:font-semibold">{t('tenant.switcher')}</p>
          <TenantList onDone={onDone} />
        </section>
      )}
      <MobileLinks label={t('nav.more')} links={moreLinks} />
    </div>
  )
}

/** Shows all links of the header, those of the current area first. Not re-rendered when the drawer around it closes. */
export const MobileMenuContent = memo(Content)
