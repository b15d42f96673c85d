import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { usePlace } from '../app/use-place.ts'

const AskQuestionDialog = lazy(() => import('./ask-question-dialog.tsx'))

/** Asks the shop about a product; a visitor signs in first. */
export function AskQuestionButton({ product }: { product: { id: string; name: string } }) {
  const { t } = useTranslation('questions')
  const { status } = useSession()
  const place = usePlace()
  const [isOpen, setOpen] = useState(false)
  if (status !== 'in')
    return (
      <LinkButton variant="secondary" href={href('/login', { query: { next: place } })}>
        {t('signIn')}
      </LinkButton>
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {isOpen && (
        <Suspense>
          <AskQuestionDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
