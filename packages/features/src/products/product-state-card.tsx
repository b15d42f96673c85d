import type { Product } from '@chonoi/contract'
import { href, inOneLine, mayApproveProduct } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { DecisionButton } from '../lists/decision-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { missingInProduct } from './product-needs.ts'
import { movesOf, wordsOfMove } from './shop-moves.ts'
import { useApproveProduct } from './use-approve-product.ts'
import { useMoveProduct } from './use-move-product.ts'
import { useProductLabels } from './use-product-labels.ts'

const DeleteProductDialog = lazy(() => import('./delete-product-dialog.tsx'))
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
  const approve = useApproveProduct(product)
  const openDialog = useRowDialog()
  const askReject = () => openDialog((close) => <RejectProductDialog product={product} onClose={close} />)
  const toList = () => navigate(href(`/${audience}/products`))
  const askDelete = () =>
    openDialog((close) => <DeleteProductDialog product={product} onClose={close} onDeleted={toList} />)
  const isForDecision = isForPlatform && product.status === 'PENDING'
  const decision = actor && isForDecision ? mayApproveProduct(product, actor) : null
  const refusal = decision && !decision.allowed ? { disabledReason: problemText(i18n, decision.because) } : {}
  const labels = useProductLabels()
  const missing = missingInProduct(product).map((need) => labels[need])
  const unfinished = missing.length > 0 && { disabledReason: t('todo.refusal', { fields: inOneLine(missing, ', ') }) }
  return (
    <Card title={t('state.title')}>
      <Stack gap={3}>
        <Text>{t(`state.${product.status}`)}</Text>
        {isForDecision && (
          <>
            <DecisionButton
              decision="approve"
              isFullWidth
              isLoading={approve.isPending}
              onClick={() => approve.run()}
              {...refusal}
            >
              {t('action.approve')}
            </DecisionButton>
            <DecisionButton decision="reject" isFullWidth variant="secondary" onClick={askReject} {...refusal}>
              {t('action.reject')}
            </DecisionButton>
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
              {...(status === 'PENDING' && unfinished)}
              onClick={() => move.run(status)}
            >
              {t(wordsOfMove[status])}
            </Button>
          ))}
        {canChange && (
          <Button isFullWidth variant="ghost" onClick={askDelete}>
            {t('action.delete')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
