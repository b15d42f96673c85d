import type { ProductVariant } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { productVariantActions } from './managed-products-queries.ts'
import { productsRowActions } from './products-classes.ts'

export type VariantAction = 'edit' | 'stock' | 'delete'

export interface VariantRowActionsProps {
  productId: string
  variant: ProductVariant
  /** The last one can't be deleted. */
  isOnlyOne: boolean
  onAsk: (action: VariantAction) => void
}

/** Shows changing stock as a button, the rest in a menu. */
export function VariantRowActions({ productId, variant, isOnlyOne, onAsk }: VariantRowActionsProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const makeDefault = useAction(productVariantActions.update(productId, variant.id), {
    done: () => t('productManagement:variants.saved', { name: variant.name }),
  })
  return (
    <div className={productsRowActions}>
      <Button size="sm" variant="secondary" onClick={() => onAsk('stock')}>
        {t('productManagement:action.stock')}
      </Button>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('productManagement:variants.more', { name: variant.name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          if (id === 'default') makeDefault.run({ isDefault: true })
          else if (id === 'edit' || id === 'delete') onAsk(id)
        }}
      >
        <MenuItem id="edit">{t('common:action.edit')}</MenuItem>
        {!variant.isDefault && <MenuItem id="default">{t('productManagement:variants.makeDefault')}</MenuItem>}
        {!isOnlyOne && (
          <MenuItem id="delete" tone="danger">
            {t('common:action.delete')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
