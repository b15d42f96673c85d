import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { useEffect, useRef } from 'react'

export interface ConflictAlertProps {
  /** Both values of every field in which a stored version differs from the form. */
  values: readonly { name: string; label: string; own: string; theirs: string }[]
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

/** Somebody else saved meanwhile: both values of each field, and whose are to stand. */
export function ConflictAlert({ values, onTakeTheirs, onKeepOwn }: ConflictAlertProps) {
  const { t } = useTranslation('forms')
  const alert = useRef<HTMLDivElement>(null)
  // Saved from the end of a long form, nobody would see it at its head.
  useEffect(() => {
    void alert.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert
      ref={alert}
      tone="warning"
      urgency="alert"
      title={t('conflict.title')}
      actions={
        <>
          <Button type="button" size="sm" onClick={onKeepOwn}>
            {t('conflict.keepOwn')}
          </Button>
          <Button type="button" size="sm" variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <ul>
        {values.map(({ name, label, own, theirs }) => (
          <li key={name}>
            {t('conflict.values', {
              field: label,
              own: own || t('conflict.empty'),
              theirs: theirs || t('conflict.empty'),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
