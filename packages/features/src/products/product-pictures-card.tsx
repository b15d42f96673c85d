import type { Product, ProductImage } from '@chonoi/contract'
import { mostProductImages } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { productImageMutations } from './managed-products-queries.ts'
import { ProductPicture } from './product-picture.tsx'
import { useProductUpload } from './use-product-upload.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface ProductPicturesCardProps {
  product: Product
  canChange: boolean
}

/** The ids with the one at `from` moved to `to`. */
function moved(images: readonly ProductImage[], from: number, to: number): string[] {
  const ids = images.map(({ id }) => id)
  const [one] = ids.splice(from, 1)
  if (one) ids.splice(to, 0, one)
  return ids
}

/** A product's pictures in order: add, move, choose the main one, remove. */
export function ProductPicturesCard({ product, canChange }: ProductPicturesCardProps) {
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const images = productImageMutations(useApi())
  const refresh = useRefreshProducts()
  const upload = useProductUpload(product.id)
  const [removed, setRemoved] = useState<ProductImage | null>(null)
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => setRemoved(null),
    onError: (error) => toastQueue.add({ type: 'error', title: problemWords(i18n, error) }),
    onSettled: refresh,
  })
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
                isBusy={change.isPending}
                onEarlier={
                  index > 0 &&
                  (() => change.mutate(() => images.reorder(product.id, moved(product.images, index, index - 1))))
                }
                onLater={
                  index < length - 1 &&
                  (() => change.mutate(() => images.reorder(product.id, moved(product.images, index, index + 1))))
                }
                onMakePrimary={() => change.mutate(() => images.makePrimary(product.id, image.id))}
                onRemove={() => setRemoved(image)}
              />
            ))}
          </ol>
        )}
        {canChange && length < mostProductImages && (
          <FileUpload
            label={t('productManagement:pictures.add')}
            help={t('productManagement:pictures.help', { most: mostProductImages })}
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            isMultiple
            files={upload.files}
            onAdd={(files) => upload.add(files.slice(0, mostProductImages - length))}
            onRemove={upload.remove}
          />
        )}
      </Stack>
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoved(null)}
        tone="danger"
        title={t('productManagement:pictures.deleteTitle')}
        message={t('common:confirm.irreversible')}
        confirmLabel={t('common:action.delete')}
        cancelLabel={t('common:action.cancel')}
        onConfirm={() => removed && change.mutate(() => images.remove(product.id, removed.id))}
        isPending={change.isPending}
      />
    </Card>
  )
}
