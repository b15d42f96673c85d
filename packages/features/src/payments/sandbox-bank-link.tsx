import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'

/** Leads a visitor of the demo to the bank in which the transfer can be made without real money. */
export function SandboxBankLink({ url }: { url: string }) {
  const { t } = useTranslation('payments')
  return (
    <Text>
      <Link href={url} isExternal>
        {t('transfer.sandboxBank')}
      </Link>
    </Text>
  )
}
