import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { articleQueries } from './articles-queries.ts'

/** Creates an article (/admin/news/new). */
export function NewArticleScreen() {
  return <ArticleEditor />
}

/** Edits an article (/admin/news/{id}/edit). */
export function EditArticleScreen({ articleId }: { articleId: string }) {
  const result = useQuery(articleQueries(useApi()).detail(articleId))
  return <QueryScreen result={result}>{(article) => <ArticleEditor key={article.id} article={article} />}</QueryScreen>
}
