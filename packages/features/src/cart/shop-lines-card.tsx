import type { SchemaOf, TenantSummary } from '@chonoi/contract'
import { addMoney, href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import type { ReactNode } from 'react'
import { cartAmount, cartFigure } from './cart-classes.ts'
import type { ShopLines } from './cart-line-view.ts'
import { ShopDelivery } from './shop-delivery-card.tsx'

export interface ShopLinesCardProps {
  of: ShopLines
  /** What the shop takes to deliver; undefined for a guest, whose address isn't known. */
  delivery: SchemaOf<'CartDelivery'> | undefined
  /** Its lines, as list items. */
  children: ReactNode
}

/** One shop's part of the cart: its lines, what they cost together and what their delivery costs. */
export function ShopLinesCard({ of: { tenant, lines }, delivery, children }: ShopLinesCardProps) {
  const { t } = useTranslation('cart')
  const bought = lines.filter(({ state }) => state === 'ready' || state === 'short')
  return (
    <Card {...(tenant && { title: <ShopName tenant={tenant} /> })}>
      <ul className="cart-lines">{children}</ul>
      {bought.length > 0 && (
        <div className="cn:grid cn:gap-1 cn:mt-3 cn:pt-3 cn:border-t cn:border-border cn:text-14">
          <p className={cartFigure}>
            <span className="cn:text-text-muted">{t('summary.subtotal')}</span>
            <span className={cartAmount}>{formatMoney(addMoney(...bought.map(({ lineTotal }) => lineTotal)))}</span>
          </p>
          {delivery && <ShopDelivery delivery={delivery} />}
        </div>
      )}
    </Card>
  )
}

function ShopName({ tenant: { name, slug, logoUrl } }: { tenant: TenantSummary }) {
  return (
    <span className="cn:flex cn:items-center cn:gap-2 cn:min-w-0">
      <Avatar name={name} {...(logoUrl && { src: logoUrl })} shape="square" size="sm" isDecorative />
      <Link href={href('/marketplace/tenant/$slug', { slug })} variant="plain" className="cn:hover:underline">
        {name}
      </Link>
    </span>
  )
}
