import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Choice = 'own' | 'theirs'

/** Both values of a field, or of several that belong together. */
export interface ConflictingValues {
  name: string
  label: string
  own: ReactNode
  theirs: ReactNode
}

export interface ConflictNoticeProps {
  values: readonly ConflictingValues[]
  /** Puts a value into the form, which saves it when it is sent again. */
  onChoose: (name: string, choice: Choice) => void
  /** Puts all saved values into the form. */
  onTakeTheirs: () => void
}

/** Somebody else saved meanwhile: both values of every field that both changed. The form keeps one's own at first. */
export function ConflictNotice({ values, onChoose, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('common')
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const alert = useRef<HTMLDivElement>(null)
  // Saved from the end of a long form, nobody would see it at its head. The focus stays where it is.
  useEffect(() => {
    void alert.current?.scrollIntoView({ block: 'center' })
  }, [])
  const option = (value: Choice, shown: ReactNode) => ({
    value,
    label: (
      <span>
        {t(`conflict.${value}`)} <bdi>{shown || t('conflict.empty')}</bdi>
      </span>
    ),
  })
  return (
    <Alert
      ref={alert}
      tone="warning"
      urgency="alert"
      title={t('conflict.title')}
      actions={
        <Button type="button" size="sm" variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>{t('conflict.text')}</p>
        {values.map(({ name, label, own, theirs }) => (
          <RadioGroup
            key={name}
            label={label}
            options={[option('own', own), option('theirs', theirs)]}
            value={chosen[name] ?? 'own'}
            onChange={(choice) => {
              setChosen((before) => ({ ...before, [name]: choice }))
              onChoose(name, choice)
            }}
          />
        ))}
      </Stack>
    </Alert>
  )
}
