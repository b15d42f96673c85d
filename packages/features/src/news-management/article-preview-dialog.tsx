import { articleHtml } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Heading } from '@chonoi/ui/heading'
import { RichTextView } from '@chonoi/ui/rich-text-view'
import { Text } from '@chonoi/ui/text'
import { type ArticleFields, filledExcerpt } from './article-fields.ts'

/** The article as readers will see it, from the unsaved form (EDITOR-09). */
export default function ArticlePreviewDialog({ fields, onClose }: { fields: ArticleFields; onClose: () => void }) {
  const { t } = useTranslation('newsManagement')
  return (
    <Dialog isOpen size="lg" title={t('editor.preview')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <article className="cn:grid cn:gap-4">
        <Heading level={3} size={30} dir="auto">
          {fields.title || t('editor.untitled')}
        </Heading>
        <Text size={18} tone="muted" dir="auto">
          {filledExcerpt(fields)}
        </Text>
        {fields.featuredImageUrl && (
          <img
            src={fields.featuredImageUrl}
            alt=""
            className="cn:w-full cn:aspect-video cn:object-cover cn:rounded-lg"
          />
        )}
        <RichTextView html={fields.content} allowed={articleHtml} dir="auto" />
      </article>
    </Dialog>
  )
}
