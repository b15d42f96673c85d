import type { Return } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { returnPicture } from './returns-classes.ts'

/** What goes back, and what of it came back broken. */
export function ReturnGoods({ one: { lines } }: { one: Return }) {
  const { t } = useTranslation('returns')
  return (
    <Card title={t('detail.goods')}>
      <ul>
        {lines.map(({ orderLineId, productId, name, variantName, imageUrl, quantity, damagedQuantity }) => (
          <li
            key={orderLineId}
            className="cn:grid cn:grid-cols-[64px_minmax(0,1fr)] cn:gap-3 cn:items-start cn:py-3 cn:not-last:border-b cn:not-last:border-border"
          >
            <Thumbnail url={imageUrl} width={64} className={returnPicture} />
            <div>
              <Link href={href('/products/$productId', { productId })} variant="quiet">
                {name}
              </Link>
              <Text size={13} tone="muted">
                {inOneLine([variantName, t('detail.quantity', { quantity })])}
              </Text>
              {damagedQuantity > 0 && (
                <Badge tone="warning">{t('detail.damaged', { quantity: damagedQuantity })}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
