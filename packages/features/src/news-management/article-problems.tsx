import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'

export interface ArticleProblem {
  name: string
  message: string
}

/** All that keeps the article from being published (EDITOR-22); each leads to its field, on whichever tab. */
export function ArticleProblems(props: { problems: readonly ArticleProblem[]; onOpen: (name: string) => void }) {
  const { t } = useTranslation('newsManagement')
  if (props.problems.length === 0) return null
  return (
    <Alert tone="warning" urgency="none" title={t('editor.fixErrors')}>
      <ul className="cn:list-disc cn:ps-5">
        {props.problems.map(({ name, message }) => (
          <li key={name}>
            <Button type="button" variant="ghost" size="sm" onClick={() => props.onOpen(name)}>
              {message}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
