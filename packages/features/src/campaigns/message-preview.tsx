import { paragraphsOf, personalText } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
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
  const sample = { firstName: t('preview.sample.firstName'), lastName: t('preview.sample.lastName') }
  const reader = readers[chosen] ?? readers[0] ?? sample
  const read = (text: string) => personalText(text, reader)
  const paragraphs = paragraphsOf(read(content))
  return (
    <Stack gap={4}>
      {readers.length > 1 && (
        <Select
          label={t('preview.reader')}
          value={String(readers[chosen] ? chosen : 0)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={readers.map((one, index) => ({
            value: String(index),
            label: nameOf(one) || t('preview.nameless'),
          }))}
        />
      )}
      {reader === sample && (
        <Text as="p" size={13} tone="muted">
          {t('preview.sample', { name: nameOf(sample) })}
        </Text>
      )}
      <section
        aria-label={t('preview.title')}
        className="cn:grid cn:gap-3 cn:min-h-[12rem] cn:content-start cn:rounded-lg cn:border cn:border-border cn:p-4 cn:wrap-anywhere"
      >
        <Text as="p" className="cn:font-semibold">
          <bdi>{read(subject) || t('preview.noSubject')}</bdi>
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
