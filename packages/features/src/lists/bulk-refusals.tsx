import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'

/** A row that a change of several rows left as it was, and why. */
export interface BulkRefusal {
  name: string
  code: string
}

export interface BulkRefusalsProps {
  title: string
  refusals: readonly BulkRefusal[]
  onDismiss: () => void
}

/** Names the rows that a change of several rows left as they were. */
export function BulkRefusals({ title, refusals, onDismiss }: BulkRefusalsProps) {
  const { i18n } = useTranslation('errors')
  if (refusals.length === 0) return null
  return (
    <Alert tone="warning" title={title} onDismiss={onDismiss}>
      <ul>
        {refusals.map(({ name, code }) => (
          <li key={name}>
            <bdi>{name}</bdi>: {problemTextOr(i18n, code, 'http.conflict')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
