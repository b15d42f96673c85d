import type { ProductFacets } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

const ProductFilterDrawer = lazy(() => import('./product-filter-drawer.tsx'))

export interface ProductFilterButtonProps {
  facets: ProductFacets | undefined
  total: number
  /** The number of active filters. */
  appliedCount: number
}

/** Opens the filter drawer where there is no room for a side panel. Opening and closing doesn't re-render the list. */
export function ProductFilterButton({ facets, total, appliedCount }: ProductFilterButtonProps) {
  const { t } = useTranslation('products')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className="cn:lg:hidden"
        iconStart={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('filter.title')}
        {appliedCount > 0 && ` (${appliedCount})`}
      </Button>
      {isOpen && (
        <Suspense>
          <ProductFilterDrawer facets={facets} total={total} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
