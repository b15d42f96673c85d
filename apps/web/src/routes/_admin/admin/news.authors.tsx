import { AuthorsScreen } from '@chonoi/features/news-authors/authors-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/authors')({
  loader: async ({ context }) => {
    await loadWords(context, ['newsAuthors', 'newsManagement'])
    return { title: context.i18n.t('newsAuthors:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AuthorsScreen,
})
