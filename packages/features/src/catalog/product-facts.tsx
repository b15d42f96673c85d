import type { Product } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { categoryName } from './category-queries.ts'

/** Shows the product's attributes, with links to similar products. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const { language } = usePreferences()
  return (
    <DescriptionList
      items={[
        ...(product.category
          ? [
              {
                term: t('detail.category'),
                details: (
                  <Link href={href('/products', { query: { categoryId: product.category.id } })}>
                    {categoryName(product.category, language)}
                  </Link>
                ),
              },
            ]
          : []),
        { term: t('filter.condition'), details: t(`condition.${product.condition}`) },
        { term: t('detail.kind'), details: product.isDigital ? t('detail.digital') : t('detail.physical') },
        ...(product.sku ? [{ term: t('detail.sku'), details: product.sku }] : []),
        ...(product.tags.length > 0
          ? [
              {
                term: t('detail.tags'),
                details: (
                  <span className="cn:flex cn:flex-wrap cn:gap-y-1 cn:gap-x-2">
                    {product.tags.map((tag) => (
                      <Link
                        key={tag}
                        href={href('/products', { query: { tags: tag } })}
                        variant="plain"
                        className="cn:py-[2px] cn:px-2 cn:rounded-full cn:bg-bg-subtle cn:text-text cn:text-13 cn:hover:bg-primary-subtle"
                      >
                        {tag}
                      </Link>
                    ))}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
