import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useOverlay } from './use-overlay.ts'
import { shellLink } from './shell-classes.ts'

const fetchLinks = () => import('./more-links.tsx')
const MoreLinks = lazy(fetchLinks)

/** The links that don't fit in the row. */
export function MoreMenu() {
  const { t } = useTranslation('shell')
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchLinks)
  return (
    <>
      <button ref={triggerRef} type="button" className={shellLink} aria-haspopup="menu" {...triggerProps}>
        {t('nav.more')}
        <ChevronDown aria-hidden="true" />
      </button>
      {isWanted && (
        <Suspense>
          <MoreLinks triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
