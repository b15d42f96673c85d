import { IconButton } from '@chonoi/ui/icon-button'
import { Languages } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useOverlay } from './use-overlay.ts'

const fetchChoices = () => import('./language-choices.tsx')
const LanguageChoices = lazy(fetchChoices)

/** Switches between Vietnamese and English. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchChoices)
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t('language.menu')}
        icon={<Languages />}
        aria-haspopup="menu"
        {...triggerProps}
      />
      {isWanted && (
        <Suspense>
          <LanguageChoices triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
