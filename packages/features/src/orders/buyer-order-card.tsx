import type { OrderSummary } from '@chonoi/contract'
import { actorOf, href, mayConfirmReceipt, thumbnailUrl } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatTimeLeft } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { Store } from 'lucide-react'
import { lazy } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { NoPicture } from '../shell/no-picture.tsx'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { orderActions } from './orders-queries.ts'

const ConfirmReceiptDialog = lazy(() => import('./confirm-receipt-dialog.tsx'))

/** One order in the buyer's list: its shop, its goods, its total, and what can be done with it. */
export function BuyerOrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders')
  const { navigate } = useNavigation()
  const reorder = useAction(orderActions.reorder(order), { onDone: () => navigate(href('/cart')) })
  const { id, orderNumber, tenant, status, paymentStatus, paymentDueAt, itemCount } = order
  const { firstItemName, firstItemImageUrl } = order
  const { user } = useSession()
  const openDialog = useRowDialog()
  const facts = { ...order, buyerId: order.buyer.id, tenantId: tenant.id }
  const canConfirm = user !== null && mayConfirmReceipt(facts, actorOf(user)).allowed
  const isOver = status === 'DELIVERED' || status === 'CANCELLED' || status === 'REFUNDED'
  return (
    <article className="cn:border cn:border-border cn:rounded-md cn:bg-surface cn:transition-[border-color] cn:duration-fast cn:hover:border-border-strong">
      <header className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-x-4 cn:gap-y-1 cn:px-4 cn:py-2 cn:border-b cn:border-border">
        <Link
          href={href('/marketplace/tenant/$slug', { slug: tenant.slug })}
          variant="plain"
          className="cn:inline-flex cn:items-center cn:gap-2 cn:min-h-8 cn:font-semibold cn:hover:text-link"
        >
          <Store aria-hidden="true" className="cn:size-4 cn:flex-none cn:text-text-muted" />
          {tenant.name}
        </Link>
        <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
          {paymentStatus !== 'PAID' && paymentStatus !== status && <OrderPaymentBadge order={order} seenBy="buyer" />}
          {!paymentDueAt && <OrderBadge status={status} />}
        </span>
      </header>
      <div className="cn:grid cn:grid-cols-[72px_minmax(0,1fr)] cn:gap-3 cn:p-4 cn:sm:grid-cols-[72px_minmax(0,1fr)_auto]">
        <span className="cn:size-18 cn:overflow-hidden cn:rounded-sm cn:bg-surface-sunken">
          {firstItemImageUrl ? (
            <img
              src={thumbnailUrl(firstItemImageUrl, 72)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="cn:size-full cn:object-cover"
            />
          ) : (
            <NoPicture />
          )}
        </span>
        <div className="cn:grid cn:content-start cn:gap-1 cn:min-w-0">
          <Text weight="medium" className="cn:wrap-anywhere">
            {itemCount > 1 ? t('list.itemsMore', { name: firstItemName, count: itemCount - 1 }) : firstItemName}
          </Text>
          <Text size={13} tone="muted" isNumeric>
            <Link href={href('/orders/$orderId', { orderId: id })} variant="quiet">
              {orderNumber}
            </Link>{' '}
            · <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
          </Text>
        </div>
        <Text
          as="span"
          size={18}
          weight="semibold"
          isNumeric
          className="cn:max-sm:col-span-full cn:max-sm:justify-self-end cn:whitespace-nowrap"
        >
          {formatMoney(order.totalInCents)}
        </Text>
      </div>
      <footer className="cn:flex cn:flex-wrap cn:justify-end cn:gap-2 cn:px-4 cn:pb-4">
        {paymentDueAt && <PayButton order={order} until={paymentDueAt} />}
        {canConfirm && (
          <Button
            size="sm"
            aria-label={t('mine.receivedOf', { number: orderNumber })}
            onClick={() => openDialog((close) => <ConfirmReceiptDialog order={order} onClose={close} />)}
          >
            {t('receipt.action')}
          </Button>
        )}
        {status === 'DELIVERED' && (
          <LinkButton href={href('/reviews', { query: { order: id } })} variant="secondary" size="sm">
            {t('detail.review')}
          </LinkButton>
        )}
        {isOver && (
          <Button
            variant="secondary"
            size="sm"
            isLoading={reorder.isPending}
            aria-label={t('mine.reorderOf', { number: orderNumber })}
            onClick={() => reorder.run()}
          >
            {t('detail.reorder')}
          </Button>
        )}
        <LinkButton
          href={href('/orders/$orderId', { orderId: id })}
          variant={isOver || canConfirm || paymentDueAt ? 'secondary' : 'primary'}
          size="sm"
          aria-label={isOver ? t('mine.viewOf', { number: orderNumber }) : t('mine.trackOf', { number: orderNumber })}
        >
          {isOver ? t('mine.view') : t('mine.track')}
        </LinkButton>
      </footer>
    </article>
  )
}

function PayButton({ order, until }: { order: OrderSummary; until: string }) {
  const { t } = useTranslation('orders')
  const { language } = usePreferences()
  const left = formatTimeLeft(until, new Date(), language)
  return (
    <LinkButton
      href={href('/orders/$orderId/confirmation', { orderId: order.id })}
      size="sm"
      aria-label={t('mine.payOf', { left, number: order.orderNumber })}
    >
      {t('mine.pay', { left })}
    </LinkButton>
  )
}
