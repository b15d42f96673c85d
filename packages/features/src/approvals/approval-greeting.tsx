import { useTranslation } from '@chonoi/i18n/react'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'

export interface ApprovalGreetingProps {
  firstName: string | undefined
  /** How many items wait in all queues. */
  waiting: number
}

/** Greets the administrator by first name, else as 'Admin' (APPR-04). */
export function ApprovalGreeting({ firstName, waiting }: ApprovalGreetingProps) {
  const { t } = useTranslation('approvals')
  return (
    <Stack gap={1}>
      <Heading level={1}>{t('greeting', { name: firstName || t('fallbackName') })}</Heading>
      <Text tone="muted">{waiting === 0 ? t('textNone') : t('text', { count: waiting })}</Text>
    </Stack>
  )
}
