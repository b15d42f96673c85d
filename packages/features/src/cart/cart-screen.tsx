import { addMoney, href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { BoatScene } from '../shell/boat-scene.tsx'
import { serverLine } from './cart-line-view.ts'
import { CartLines } from './cart-lines.tsx'
import { cartQueries } from './cart-queries.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary-card.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useGuestCartActions, useGuestLines, useServerCartActions } from './use-cart-lines.ts'
import { cartLayout } from './cart-classes.ts'

/** What others buy, below whatever the cart holds. */
const PopularProducts = lazy(() => import('../catalog/popular-products-card.tsx'))

/** The cart (/cart): the server's when signed in, else the browser's own. */
export function CartScreen() {
  const { t } = useTranslation('cart')
  const { status } = useSession()
  return (
    <Container>
      {' '}
      <Stack gap={5} className="cart-page">
        <Heading level={1}>{t('title')}</Heading>
        {status === 'unknown' ? <CartSkeleton /> : status === 'in' ? <ServerCart /> : <GuestCart />}
      </Stack>
    </Container>
  )
}

function ServerCart() {
  const { t } = useTranslation('cart')
  const result = useQuery({ ...cartQueries(useApi()).detail(), refetchOnMount: 'always' })
  const actions = useServerCartActions()
  const cart = result.data
  if (!cart) {
    if (result.isPending) return <CartSkeleton />
    return <QueryFailure result={result} />
  }
  const lines = cart.items.map(serverLine)
  const isBlocked = lines.some(({ state }) => state !== 'ready')
  return (
    <CartLayout
      isEmpty={lines.length === 0}
      lines={<CartLines lines={lines} actions={actions} deliveries={cart.deliveries} />}
    >
      <CartSummary
        subtotalInCents={cart.subtotalInCents}
        discount={cart.coupon ? { code: cart.coupon.code, amountInCents: cart.discountInCents } : undefined}
        shippingInCents={cart.shippingInCents}
        deliveryCity={cart.deliveryCity}
        totalInCents={cart.totalInCents}
        action={
          isBlocked ? (
            <Button size="lg" isFullWidth disabledReason={t('summary.blocked')}>
              {t('summary.checkout')}
            </Button>
          ) : (
            <LinkButton href={href('/checkout')} size="lg" isFullWidth>
              {t('summary.checkout')}
            </LinkButton>
          )
        }
      >
        <CouponForm cart={cart} />
        {isBlocked && (
          <Text size={14} tone="danger">
            {t('summary.blocked')}
          </Text>
        )}
      </CartSummary>
    </CartLayout>
  )
}

function GuestCart() {
  const { t } = useTranslation('cart')
  const lines = useGuestLines()
  const actions = useGuestCartActions()
  const sum = addMoney(...lines.filter(({ state }) => state !== 'gone').map(({ lineTotal }) => lineTotal))
  return (
    <CartLayout isEmpty={lines.length === 0} lines={<CartLines lines={lines} actions={actions} />}>
      <CartSummary
        subtotalInCents={sum}
        totalInCents={sum}
        action={
          <Stack gap={2}>
            <LinkButton href={href('/login', { query: { next: href('/checkout') } })} size="lg" isFullWidth>
              {t('summary.signIn')}
            </LinkButton>
            <Text size={13} tone="muted" align="center">
              {t('summary.signInHint')} {t('coupon.guest')}
            </Text>
          </Stack>
        }
      />
    </CartLayout>
  )
}

interface CartLayoutProps {
  isEmpty: boolean
  lines: ReactNode
  children: ReactNode
}

/** Shows the lines beside the summary. Stays after the last line is removed, so that the removal can be undone. */
function CartLayout({ isEmpty, lines, children }: CartLayoutProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={cartLayout} data-empty={isEmpty || undefined}>
      <Stack gap={4}>
        {lines}
        {isEmpty && (
          <EmptyState
            icon={<BoatScene />}
            title={t('empty')}
            message={t('emptyHint')}
            action={<LinkButton href={href('/products')}>{t('shop')}</LinkButton>}
          />
        )}
      </Stack>
      {!isEmpty && children}
      <div className="cn:lg:col-span-full">
        <Suspense>
          <PopularProducts />
        </Suspense>
      </div>
    </div>
  )
}
