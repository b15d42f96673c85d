import type { Product } from '@chonoi/contract'
import { mayApproveProduct, href } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { movesOf, wordsOfMove } from './shop-moves.ts'
import { useMoveProduct } from './use-move-product.ts'

const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'))
const ApproveProductDialog = lazy(() => import('./approve-product-dialog.tsx'))
const RejectProductDialog = lazy(() => import('./reject-product-dialog.tsx'))

export interface ProductStateCardProps {
  audience: 'seller' | 'admin'
  product: Product
  canChange: boolean
}

/** Shows a product's status between draft and sale, with the possible actions. */
export function ProductStateCard({ audience, product, canChange }: ProductStateCardProps) {
  const { t, i18n } = useTranslation('productManagement')
  const { navigate } = useNavigation()
  const { actor } = useSession()
  const isForPlatform = useActsForPlatform()
  const move = useMoveProduct(product)
  const [asked, setAsked] = useState<'delete' | 'approve' | 'reject' | null>(null)
  const close = () => setAsked(null)
  const isForDecision = isForPlatform && product.status === 'PENDING'
  const decision = actor && isForDecision ? mayApproveProduct(product, actor) : null
  const refusal = decision && !decision.allowed ? { disabledReason: problemText(i18n, decision.because) } : {}
  return (
    <Card title={t('state.title')}>
      <Stack gap={3}>
        <Text>{t(`state.${product.status}`)}</Text>
        {isForDecision && (
          <>
            <Button isFullWidth onClick={() => setAsked('approve')} {...refusal}>
              {t('action.approve')}
            </Button>
            <Button isFullWidth variant="secondary" onClick={() => setAsked('reject')} {...refusal}>
              {t('action.reject')}
            </Button>
          </>
        )}
        {product.status === 'APPROVED' && (
          <LinkButton href={href('/products/$productId', { productId: product.id })} variant="secondary" isFullWidth>
            {t('action.viewOnSite')}
          </LinkButton>
        )}
        {canChange &&
          movesOf(product.status).map((status) => (
            <Button
              key={status}
              isFullWidth
              variant={status === 'PENDING' ? 'primary' : 'secondary'}
              isLoading={move.isPending && move.variables === status}
              onClick={() => move.run(status)}
            >
              {t(wordsOfMove[status])}
            </Button>
          ))}
        {canChange && (
          <Button isFullWidth variant="ghost" onClick={() => setAsked('delete')}>
            {t('action.delete')}
          </Button>
        )}
      </Stack>
      <Suspense>
        {asked === 'approve' && <ApproveProductDialog product={product} onClose={close} />}
        {asked === 'reject' && <RejectProductDialog product={product} onClose={close} />}
        {asked === 'delete' && (
          <DeleteProductDialog
            product={product}
            onClose={close}
            onDeleted={() => navigate(href(`/${audience}/products`))}
          />
        )}
      </Suspense>
    </Card>
  )
}
