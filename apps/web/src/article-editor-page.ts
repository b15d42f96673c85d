import { preloadRichTextEditor } from '@chonoi/ui/rich-text-editor'
import { loadWords } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** Loads what the article editor needs at its first paint. Returns the title of its page. */
export async function loadArticleEditor(context: RouterContext, title: 'editor.newTitle' | 'editor.editTitle') {
  await Promise.all([loadWords(context, ['newsManagement', 'forms']), preloadRichTextEditor()])
  return { title: context.i18n.t(`newsManagement:${title}`) }
}
