import type { ProductFacets } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Drawer } from '@chonoi/ui/drawer'
import { useTranslation } from '@chonoi/i18n/react'
import { ProductFilterPanel } from './product-filter-panel.tsx'

export interface ProductFilterDrawerProps {
  facets: ProductFacets | undefined
  total: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The filters on phones and tablets: a sheet over the list, which updates behind it. */
export default function ProductFilterDrawer({ facets, total, isOpen, onOpenChange }: ProductFilterDrawerProps) {
  const { t } = useTranslation('products')
  return (
    <Drawer
      title={t('filter.title')}
      side="start"
      isSheetOnPhones
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <Button isFullWidth onClick={close}>
          {t('filter.show', { count: total })}
        </Button>
      )}
    >
      <ProductFilterPanel facets={facets} />
    </Drawer>
  )
}
