import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DatePicker } from '@chonoi/ui/date-picker'
import { Dialog } from '@chonoi/ui/dialog'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { useState } from 'react'
import { liesAhead } from './article-fields.ts'

export interface ScheduleDialogProps {
  /** The moment that was chosen before, `YYYY-MM-DDTHH:mm` in Vietnam; '' for none. */
  moment: string
  onClose: () => void
  /** Called with the moment of publication, like `moment`; '' for now. */
  onChoose: (moment: string) => void
}

/** Chooses when an article is published. No form of its own: it is opened from the editor's. */
export default function ScheduleDialog({ moment: before, onClose, onChoose }: ScheduleDialogProps) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const [when, setWhen] = useState<'now' | 'later'>('later')
  const [moment, setMoment] = useState(before)
  const [isRefused, setRefused] = useState(false)
  const isLater = when === 'later'

  function choose() {
    if (!isLater) return onChoose('')
    if (liesAhead(moment, new Date())) return onChoose(moment)
    setRefused(true)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('newsManagement:editor.chooseMoment')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button onClick={choose}>{t(`newsManagement:editor.${isLater ? 'schedule' : 'now'}`)}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('newsManagement:editor.when')}
          layout="row"
          value={when}
          onChange={setWhen}
          options={(['later', 'now'] as const).map((value) => ({ value, label: t(`newsManagement:editor.${value}`) }))}
        />
        {isLater && (
          <DatePicker
            label={t('newsManagement:field.publishedAt')}
            help={t('newsManagement:editor.scheduleText')}
            granularity="minute"
            isRequired
            max="9999-12-31T23:59"
            value={moment || null}
            error={isRefused && !liesAhead(moment, new Date()) ? t('newsManagement:editor.momentAhead') : undefined}
            onChange={(chosen) => setMoment(chosen ?? '')}
          />
        )}
      </Stack>
    </Dialog>
  )
}
