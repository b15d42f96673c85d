import { useTranslation } from '@chonoi/i18n/react'
import { Container } from '@chonoi/ui/container'
import { Dialog } from '@chonoi/ui/dialog'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { ArticleView } from '../news/article-view-card.tsx'
import { ShopLook } from '../news/shop-look-card.tsx'
import { type ArticleFields, filledExcerpt } from './article-fields.ts'
import { PreviewFrame } from './preview-frame.tsx'

const widths = { phone: 360, tablet: 768, desktop: 1280 } as const
const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const
const devices = ['phone', 'tablet', 'desktop'] as const

export interface ArticlePreviewDialogProps {
  fields: ArticleFields
  /** Whose article it is. */
  tenantSlug: string
  onClose: () => void
}

/** The article as readers will see it on a phone, a tablet and a desktop, from the unsaved form (EDITOR-09). */
export default function ArticlePreviewDialog({ fields, tenantSlug, onClose }: ArticlePreviewDialogProps) {
  const { t } = useTranslation('newsManagement')
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop')
  const width = widths[device]
  return (
    <Dialog isOpen size="full" title={t('editor.preview')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="cn:grid cn:gap-4">
        <SegmentedControl
          label={t('preview.device')}
          value={device}
          onChange={setDevice}
          options={devices.map((value) => {
            const Icon = icons[value]
            return { value, label: t(`preview.${value}`), icon: <Icon aria-hidden="true" /> }
          })}
        />
        <PreviewFrame
          label={t('preview.frame', { width })}
          width={width}
          caption={(percent) => t('preview.shown', { width, percent })}
        >
          <ShopLook tenantSlug={tenantSlug}>
            <Container>
              <ArticleView
                article={{
                  title: fields.title || t('editor.untitled'),
                  excerpt: filledExcerpt(fields),
                  content: fields.content,
                  featuredImageUrl: fields.featuredImageUrl || null,
                }}
              />
            </Container>
          </ShopLook>
        </PreviewFrame>
      </div>
    </Dialog>
  )
}
