import { articleHtml } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { AnchorNav } from '@chonoi/ui/anchor-nav'
import { Disclosure } from '@chonoi/ui/disclosure'
import { readHeadings, RichTextView } from '@chonoi/ui/rich-text-view'
import { useMemo } from 'react'
import { pictureInText } from '../app/picture-in-text.ts'

/** Fewer sections are seen at a glance. */
const minHeadings = 3

/** The text of an article with its table of contents: beside the text on wide screens, folded above it on others. */
export function ArticleText({ html }: { html: string }) {
  const { t } = useTranslation('news')
  const headings = useMemo(() => readHeadings(html, articleHtml), [html])
  const items = headings.map(({ id, label, level }) => ({
    id,
    label,
    level: level === 2 ? (1 as const) : (2 as const),
  }))
  const text = (
    <RichTextView
      html={html}
      allowed={articleHtml}
      sourcesOf={pictureInText}
      hasAnchors
      dir="auto"
      className="cn:text-16"
    />
  )
  if (items.length < minHeadings) return text
  return (
    <div className="cn:relative cn:grid cn:gap-5 cn:min-w-0">
      <Disclosure summary={t('contents')} className="cn:min-[1280px]:hidden cn:print:hidden">
        <AnchorNav items={items} label={t('contents')} />
      </Disclosure>
      {text}
      <div className="cn:hidden cn:min-[1280px]:block cn:print:hidden cn:absolute cn:inset-y-0 cn:start-full cn:ms-8 cn:w-[208px]">
        <AnchorNav
          items={items}
          label={t('contents')}
          isLabelShown
          className="cn:sticky cn:top-24 cn:max-h-[calc(100dvb-8rem)] cn:overflow-y-auto"
        />
      </div>
    </div>
  )
}
