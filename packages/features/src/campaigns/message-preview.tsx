import { paragraphsOf, personalText } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'

interface Reader {
  firstName: string
  lastName: string
}

export interface MessagePreviewProps {
  subject: string
  content: string
  link: string | null
  /** People whose names are filled in. */
  readers: readonly Reader[]
}

const nameOf = ({ lastName, firstName }: Reader) => `${lastName} ${firstName}`.trim()

/** A campaign's text as each of some people reads it. */
export function MessagePreview({ subject, content, link, readers }: MessagePreviewProps) {
  const { t } = useTranslation('campaigns')
  const [chosen, setChosen] = useState(0)
  const reader = readers[chosen] ?? readers[0] ?? { firstName: '', lastName: '' }
  const paragraphs = paragraphsOf(personalText(content, reader))
  return (
    <Stack gap={4}>
      {readers.length > 1 && (
        <SegmentedControl
          label={t('preview.reader')}
          size="sm"
          className="cn:justify-self-start cn:self-start"
          value={String(readers[chosen] ? chosen : 0)}
          onChange={(value) => setChosen(Number(value))}
          options={readers.map((one, index) => ({
            value: String(index),
            label: nameOf(one) || t('preview.nameless'),
          }))}
        />
      )}
      <section
        aria-label={t('preview.title')}
        className="cn:grid cn:gap-3 cn:min-h-[12rem] cn:content-start cn:rounded-lg cn:border cn:border-border cn:p-4 cn:wrap-anywhere"
      >
        <Text as="p" className="cn:font-semibold">
          <bdi>{personalText(subject, reader) || t('preview.noSubject')}</bdi>
        </Text>
        {paragraphs.length === 0 && (
          <Text as="p" tone="muted">
            {t('preview.noContent')}
          </Text>
        )}
        {paragraphs.map((paragraph, index) => (
          // Paragraphs have no identity besides their place.
          <p key={index} className="cn:whitespace-pre-line">
            <bdi>{paragraph}</bdi>
          </p>
        ))}
        {link && (
          <Text as="p" size={13} tone="muted">
            {t('preview.link', { link })}
          </Text>
        )}
      </section>
    </Stack>
  )
}
