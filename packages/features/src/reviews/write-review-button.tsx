import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { usePlace } from '../app/use-place.ts'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { reviewQueries } from './review-queries.ts'

const ReviewFormDialog = lazy(() => import('./review-form-dialog.tsx'))

/** Writes one review of a product; a visitor signs in first. */
export function WriteReviewButton({ product }: { product: { id: string; name: string } }) {
  const { t } = useTranslation('reviews')
  const { status } = useSession()
  const place = usePlace()
  const own = useQuery({ ...reviewQueries(useApi()).own(product.id), enabled: status === 'in' })
  const openDialog = useRowDialog()
  if (status !== 'in') {
    return (
      <LinkButton variant="secondary" href={href('/login', { query: { next: place } })}>
        {t('product.signIn')}
      </LinkButton>
    )
  }
  if (own.data) return null
  return (
    <Button
      variant="secondary"
      isLoading={own.isLoading}
      onClick={() => openDialog((close) => <ReviewFormDialog product={product} onClose={close} />)}
    >
      {t('write')}
    </Button>
  )
}
