import { useTranslation } from '@chonoi/i18n/react'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { DeletionCard } from './deletion-card.tsx'
import { PersonalExportCard } from './personal-export-card.tsx'

/** A copy of the user's data, and the end of their account (/account/personal-data). */
export function PersonalDataScreen() {
  const { t } = useTranslation('personalData')
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('title')}</Heading>
        <p className="cn:text-text-muted">{t('text')}</p>
      </Stack>
      <PersonalExportCard />
      <DeletionCard />
    </Stack>
  )
}
