import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Container } from '@chonoi/ui/container'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrandScope } from '../app/brand-scope.tsx'
import { useApi } from '../app/services.tsx'
import { shopQueries } from '../shops/shop-queries.ts'
import { platformNews } from './news-link.ts'

export interface ShopLookProps {
  tenantSlug: string
  children: ReactNode
}

/** What a shop wrote, in the shop's colour, below its logo and name, which lead to it. The platform's own stays as it is. */
export function ShopLook({ tenantSlug, children }: ShopLookProps) {
  return tenantSlug === platformNews ? children : <LookOf slug={tenantSlug}>{children}</LookOf>
}

function LookOf({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: shop } = useQuery(shopQueries(useApi()).bySlug(slug))
  return (
    <BrandScope color={shop?.primaryColor ?? ''}>
      {shop && (
        <Container className="cn:mb-6">
          <div className="cn:flex cn:px-4 cn:py-3 cn:rounded-lg cn:bg-primary-subtle cn:print:p-0 cn:print:bg-transparent">
            <Link
              href={href('/marketplace/tenant/$slug', { slug: shop.slug })}
              variant="quiet"
              className="cn:inline-flex cn:items-center cn:gap-3 cn:min-w-0 cn:font-semibold cn:text-on-primary-subtle cn:print:text-text"
            >
              <Avatar
                className="cn:bg-surface cn:shrink-0"
                name={shop.name}
                {...(shop.logoUrl && { src: shop.logoUrl })}
                shape="square"
                isDecorative
              />
              <span dir="auto" className="cn:min-w-0 cn:break-words">
                {shop.name}
              </span>
            </Link>
          </div>
        </Container>
      )}
      {children}
    </BrandScope>
  )
}
