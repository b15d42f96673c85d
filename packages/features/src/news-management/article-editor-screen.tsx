import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { articleDraftQueries, articleQueries } from './articles-queries.ts'

/** Creates an article (/admin/news/new). */
export function NewArticleScreen() {
  const result = useQuery(articleDraftQueries(useApi()).of())
  return <QueryScreen result={result}>{({ draft }) => <ArticleEditor {...(draft && { draft })} />}</QueryScreen>
}

/** Edits an article (/admin/news/{id}/edit). */
export function EditArticleScreen({ articleId }: { articleId: string }) {
  const api = useApi()
  const result = useQuery(articleQueries(api).detail(articleId))
  const typed = useQuery(articleDraftQueries(api).of(articleId))
  return (
    <QueryScreen result={result}>
      {(article) => (
        <QueryScreen result={typed}>
          {({ draft }) => <ArticleEditor key={article.id} article={article} {...(draft && { draft })} />}
        </QueryScreen>
      )}
    </QueryScreen>
  )
}
