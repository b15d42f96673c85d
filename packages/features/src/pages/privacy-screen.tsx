import { useTranslation } from '@chonoi/i18n/react'
import { LegalDocument } from './legal-document.tsx'
import { Prose } from './prose.tsx'

const sections = ['collect', 'use', 'share', 'security', 'keep', 'rights', 'browser'] as const

/** The privacy policy (ROUTE-15). */
export function PrivacyScreen() {
  const { t } = useTranslation('legal')
  return (
    <LegalDocument
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      updated="2026-11-20"
      sections={sections.map((name) => ({
        id: name,
        title: t(`privacy.${name}.title`),
        content: <Prose text={t(`privacy.${name}.text`)} />,
      }))}
    />
  )
}
