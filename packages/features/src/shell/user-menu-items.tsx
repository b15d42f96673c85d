import { href } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { MenuItem, MenuPopover, MenuSection, MenuSeparator } from '@chonoi/ui/menu'
import { useCommandKeyName } from '@chonoi/ui/use-command-key'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { commandMenu } from './command-menu-store.ts'
import { fullName } from './full-name.ts'
import type { OverlayPart } from './overlay-part.ts'
import { useEntitledLinks } from './use-entitled-links.ts'
import { useSignOut } from './use-sign-out.ts'

/** Personal pages; the others belong to a user's work. */
const own = new Set(['dashboard', 'signedIn', 'wallet'])

/** Shows name, e-mail and role, personal pages, work pages, and sign out. */
export default function UserMenuItems(overlay: OverlayPart) {
  const { t } = useTranslation(['shell', 'roles'])
  const { user, role } = useSession()
  const signOut = useSignOut()
  const entitled = useEntitledLinks()
  const byRole = entitled.filter(({ entry }) => !own.has(entry))
  return (
    <MenuPopover
      {...overlay}
      label={t('shell:user.menu')}
      className="shell-user-menu cn:min-w-64"
      onAction={(id) => {
        if (id === 'sign-out') void signOut()
        if (id === 'commands') commandMenu.setOpen(true)
      }}
      header={
        <div className="cn:grid cn:justify-items-start cn:gap-1 cn:wrap-anywhere">
          <span className="cn:font-semibold">{fullName(user) || t('shell:user.nameMissing')}</span>
          <span className="cn:text-text-muted cn:text-13">{user?.email}</span>
          <Badge size="sm" tone="info">
            {t(`roles:${role ?? 'unknown'}`)}
          </Badge>
        </div>
      }
    >
      <MenuItem href={href('/dashboard')}>{t('shell:nav.dashboard')}</MenuItem>
      <MenuItem href={href('/profile')}>{t('shell:user.settings')}</MenuItem>
      {entitled.some(({ entry }) => entry === 'wallet') && (
        <MenuItem href={href('/wallet')}>{t('shell:nav.wallet')}</MenuItem>
      )}
      <MenuItem href={href('/orders')}>{t('shell:nav.orders')}</MenuItem>
      <MenuItem href={href('/addresses')}>{t('shell:nav.addresses')}</MenuItem>
      {!entitled.some(({ entry }) => entry === 'seller') && (
        <MenuItem href={href('/auth/seller-verification')}>{t('shell:side.becomeSeller')}</MenuItem>
      )}
      {byRole.length > 0 && (
        <MenuSection title={t('shell:user.work')}>
          {byRole.map(({ href, words }) => (
            <MenuItem key={href} href={href}>
              {t(`shell:${words}`)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSeparator />
      <MenuItem
        id="commands"
        end={<kbd className="cn:font-sans cn:text-12 cn:text-text-muted">{useCommandKeyName()}</kbd>}
      >
        {t('shell:command.open')}
      </MenuItem>
      <MenuItem id="sign-out" tone="danger">
        {t('shell:user.signOut')}
      </MenuItem>
    </MenuPopover>
  )
}
