import { href } from '@chonoi/domain'
import { Alert } from '@chonoi/ui/alert'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import type { ReviewsToWriteState } from './use-reviews-to-write.ts'
import { WriteReviewButton } from './write-review-button.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { reviewsPicture } from './reviews-classes.ts'

/** Lists products to review. With an order, also says when there are none. */
export function ReviewsToWrite({ waiting, order, failure }: Omit<ReviewsToWriteState, 'isPending'>) {
  const { t, i18n } = useTranslation('reviews')
  if (failure) return <Alert tone="danger">{problemWords(i18n, failure)}</Alert>
  if (waiting.length === 0) return order ? <Alert tone="success">{t('mine.allReviewed')}</Alert> : null
  return (
    <Card
      title={order ? <CodeText text={t('mine.toWriteOrder', { number: order.orderNumber })} /> : t('mine.toWrite')}
      description={t('mine.toWriteHint')}
    >
      <ul className="cn:grid cn:gap-3">
        {waiting.map((item) => (
          <li key={item.productId} className="cn:flex cn:flex-wrap cn:gap-3 cn:items-center">
            <Thumbnail url={item.imageUrl} width={56} className={reviewsPicture} />
            <span className="cn:flex-[1_1_200px]">
              <Link href={href('/products/$productId', { productId: item.productId })} variant="quiet">
                {item.name}
              </Link>
            </span>
            <WriteReviewButton product={{ id: item.productId, name: item.name }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
