import type { PublicArticleSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { wholeCardLink } from '../catalog/whole-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { newsCard, newsCardBody, newsLeadCard } from './news-classes.ts'
import { articleHref } from './news-link.ts'
import { NewsPicture } from './news-picture.tsx'

export interface ArticleCardProps {
  article: PublicArticleSummary
  headingLevel?: 2 | 3
  /** Its number in the series that the list is of, shown in place of the category. */
  part?: number
  /** The newest article of a list, shown larger. */
  isLead?: boolean
  /** Whether it is visible at first: its image then loads eagerly. */
  isFirst?: boolean
}

/** Shows one article of a list. The link of its title covers the whole card. */
export function ArticleCard({ article, headingLevel = 2, part, isLead = false, isFirst = false }: ArticleCardProps) {
  const { t } = useTranslation('news')
  const over = part === undefined ? article.category?.name : t('series.part', { part })
  const Title = `h${headingLevel}` as const
  return (
    <article className={isLead ? `${newsCard} ${newsLeadCard}` : newsCard}>
      <NewsPicture url={article.featuredImageUrl} isFirst={isFirst} />
      <div className={isLead ? `${newsCardBody} cn:lg:justify-center cn:lg:p-8 cn:lg:gap-3` : newsCardBody}>
        {over && (
          <Text as="span" size={13} weight="medium" className="cn:text-link">
            {over}
          </Text>
        )}
        <Title
          className={
            isLead
              ? 'cn:text-20 cn:lg:text-30 cn:font-bold cn:leading-heading'
              : 'cn:text-18 cn:font-semibold cn:leading-heading'
          }
        >
          <Link href={articleHref(article)} variant="plain" className={wholeCardLink} dir="auto">
            {article.title}
          </Link>
        </Title>
        <Text tone="muted" size={14} lines={isLead ? 3 : 2} dir="auto">
          {article.excerpt}
        </Text>
        <ArticleFacts article={article} className={isLead ? 'cn:mt-auto cn:lg:mt-0 cn:pt-2' : 'cn:mt-auto cn:pt-2'} />
      </div>
    </article>
  )
}
