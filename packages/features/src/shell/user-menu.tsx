import { Avatar } from '@chonoi/ui/avatar'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { fullName } from './full-name.ts'
import { useOverlay } from './use-overlay.ts'

const fetchItems = () => import('./user-menu-items.tsx')
const UserMenuItems = lazy(fetchItems)

/** The menu of the signed-in user (SHELL-17, SHELL-18). */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchItems)
  const name = fullName(user) || user?.email || ''
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className="cn:inline-flex cn:items-center cn:gap-1 cn:min-h-11 cn:px-1 cn:rounded-md cn:text-text-muted cn:hover:bg-bg-subtle cn:bar-lg:gap-2 cn:bar-lg:min-w-0 cn:bar-lg:px-2"
        aria-haspopup="menu"
        {...triggerProps}
      >
        <VisuallyHidden>{t('user.menuOf', { name })}</VisuallyHidden>
        <Avatar name={name} size="sm" isDecorative />
        <span
          className="cn:truncate cn:hidden cn:max-w-32 cn:text-text cn:text-14 cn:font-medium cn:text-start cn:bar-lg:block"
          aria-hidden="true"
        >
          {name}
        </span>
        <ChevronDown aria-hidden="true" className="cn:size-4 cn:flex-none cn:max-bar-lg:hidden" />
      </button>
      {isWanted && (
        <Suspense>
          <UserMenuItems triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
