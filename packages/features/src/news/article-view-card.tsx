import { pictureSources } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { Text } from '@chonoi/ui/text'
import type { ReactNode, Ref } from 'react'
import { ArticleText } from './article-text.tsx'
import { articleColumn } from './news-classes.ts'

export interface ArticleViewProps {
  article: { title: string; excerpt: string; content: string; featuredImageUrl: string | null }
  /** Where the article stands, above everything. */
  path?: ReactNode
  /** Above the title. */
  before?: ReactNode
  /** Below the excerpt. */
  facts?: ReactNode
  /** Below the text. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** What an editor writes of an article, as readers see it: on its page, and in the preview of one that isn't saved. */
export function ArticleView({ article, path, before, facts, children, ref }: ArticleViewProps) {
  const { title, excerpt, content, featuredImageUrl } = article
  return (
    <article ref={ref} className={`${articleColumn} cn:grid cn:gap-5`}>
      {path}
      <header className="cn:grid cn:gap-3">
        {before}
        <Heading level={1} className="cn:text-30 cn:lg:text-38 cn:text-balance" dir="auto">
          {title}
        </Heading>
        <Text size={18} tone="muted" dir="auto">
          {excerpt}
        </Text>
        {facts}
      </header>
      {featuredImageUrl && (
        <img
          className="photograph cn:w-full cn:aspect-video cn:object-cover cn:rounded-lg cn:bg-primary-subtle"
          {...pictureSources(featuredImageUrl, '(min-width: 1024px) 800px, 100vw')}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
        />
      )}
      <ArticleText html={content} />
      {children}
    </article>
  )
}
