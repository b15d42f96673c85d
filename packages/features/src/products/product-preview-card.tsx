import type { ProductSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { ProductCard } from '../catalog/product-card.tsx'
import type { ProductFields } from './product-fields.ts'

export interface ProductPreviewCardProps {
  fields: ProductFields
  imageUrl: string | null
  shop: ProductSummary['tenant']
  /** What buyers gave an existing product. */
  figures?: Pick<ProductSummary, 'ratingAverage' | 'ratingCount' | 'soldCount'>
}

const noFigures = { ratingAverage: 0, ratingCount: 0, soldCount: 0 }

/** The card of lists with what is typed. It can't be used, so neither keys nor screen readers go there. */
export function ProductPreviewCard({ fields, imageUrl, shop, figures = noFigures }: ProductPreviewCardProps) {
  const { t } = useTranslation('productManagement')
  const offer = fields.variants.find(({ isDefault }) => isDefault) ?? fields
  const offered = fields.variants.filter(({ isOffered }) => isOffered)
  const stock = fields.options.length > 0 ? total(offered) : (fields.stock ?? 0)
  const { ratingAverage, ratingCount, soldCount } = figures
  return (
    <Card title={t('preview.title')} description={t('preview.hint')}>
      <div className="cn:max-w-[240px] cn:mx-auto" inert>
        <ProductCard
          isFirst
          noPrice={t('edit.noPrice')}
          product={{
            ...{ id: 'preview', slug: '', imageUrl, imageAlt: '', tenant: shop, stock, status: 'DRAFT' },
            name: fields.name || t('preview.name'),
            priceInCents: offer.priceInCents ?? 0,
            compareAtPriceInCents: offer.compareAtPriceInCents,
            ...{ ratingAverage, ratingCount, soldCount },
            ...{ isFeatured: fields.isFeatured, isDigital: fields.isDigital, condition: fields.condition },
            ...{ categoryId: fields.categoryId, defaultVariantId: 'preview', createdAt: '' },
            variantCount: Math.max(offered.length, 1),
          }}
        />
      </div>
    </Card>
  )
}

const total = (rows: ProductFields['variants']) => rows.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
