import type { Product, ProductImage } from '@chonoi/contract'
import { maxProductImages } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { productImageActions } from './managed-products-queries.ts'
import { ProductPicture } from './product-picture.tsx'
import { useProductUpload } from './use-product-upload.ts'

export interface ProductPicturesCardProps {
  product: Product
  canChange: boolean
}

/** Returns the ids with the one at `from` moved to `to`. */
function moved(images: readonly ProductImage[], from: number, to: number): string[] {
  const ids = images.map(({ id }) => id)
  const [one] = ids.splice(from, 1)
  if (one) ids.splice(to, 0, one)
  return ids
}

/** Edits a product's images in order: add, move, choose the main one, remove. */
export function ProductPicturesCard({ product, canChange }: ProductPicturesCardProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const upload = useProductUpload(product.id)
  const [removed, setRemoved] = useState<ProductImage | null>(null)
  const reorder = useAction(productImageActions.reorder(product.id))
  const makePrimary = useAction(productImageActions.makePrimary(product.id))
  const { length } = product.images
  return (
    <Card title={t('productManagement:pictures.title')}>
      <Stack gap={4}>
        {length === 0 && <Text tone="muted">{t('productManagement:pictures.empty')}</Text>}
        {length > 0 && (
          <ol className="cn:grid cn:grid-cols-[repeat(auto-fill,minmax(124px,1fr))] cn:gap-3">
            {product.images.map((image, index) => (
              <ProductPicture
                key={image.id}
                image={image}
                number={index + 1}
                canChange={canChange}
                isBusy={reorder.isPending || makePrimary.isPending}
                onEarlier={index > 0 && (() => reorder.run(moved(product.images, index, index - 1)))}
                onLater={index < length - 1 && (() => reorder.run(moved(product.images, index, index + 1)))}
                onMakePrimary={() => makePrimary.run(image.id)}
                onRemove={() => setRemoved(image)}
              />
            ))}
          </ol>
        )}
        {canChange && length < maxProductImages && (
          <FileUpload
            label={t('productManagement:pictures.add')}
            help={t('productManagement:pictures.help', { most: maxProductImages })}
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            isMultiple
            files={upload.files}
            onAdd={(files) => upload.add(files.slice(0, maxProductImages - length))}
            onRemove={upload.remove}
          />
        )}
      </Stack>
      {removed && (
        <ConfirmAction
          action={productImageActions.remove(product.id, removed.id)}
          onClose={() => setRemoved(null)}
          tone="danger"
          title={t('productManagement:pictures.deleteTitle')}
          message={t('common:confirm.irreversible')}
          confirmLabel={t('common:action.delete')}
          cancelLabel={t('common:action.cancel')}
        />
      )}
    </Card>
  )
}
