import type { DepositInstructions } from '@chonoi/contract'
import { vndFromCents, href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useMemo } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { SandboxBankLink } from '../payments/sandbox-bank-link.tsx'

/** Encodes the SVG as a data URL, so that nothing in it can become part of the page. */
const pictureUrl = (svg: string) =>
  `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(svg)))}`

/** Shows the account to transfer to, as a QR code and as lines to copy. */
export function TransferCard({
  instructions,
  expiresAt,
}: {
  instructions: DepositInstructions
  /** Until when the transfer is waited for. */
  expiresAt: string | null
}) {
  const { t } = useTranslation('wallet')
  const { amountInCents, bankName, accountNumber, accountHolder, transferContent, qrCodeSvg, sandboxUrl } = instructions
  const amount = formatMoney(amountInCents)
  const picture = useMemo(() => qrCodeSvg && pictureUrl(qrCodeSvg), [qrCodeSvg])
  const lines = [
    { name: t('deposit.bank'), shown: bankName },
    { name: t('deposit.accountNumber'), shown: accountNumber, copied: accountNumber },
    { name: t('deposit.accountHolder'), shown: accountHolder },
    { name: t('deposit.amount'), shown: amount, copied: String(vndFromCents(amountInCents)) },
    { name: t('deposit.content'), shown: transferContent, copied: transferContent },
  ]
  return (
    <Card
      title={t('deposit.transferTitle', { amount })}
      description={t('deposit.transferText')}
      actions={<Link href={href('/wallet/deposit')}>{t('deposit.changeAmount')}</Link>}
    >
      {picture && (
        <img
          // Scanning needs contrast, so the background is white in dark mode, too.
          className="cn:block cn:w-[min(260px,100%)] cn:h-auto cn:mx-auto cn:p-3 cn:border cn:border-border cn:rounded-md cn:bg-[#ffffff]"
          src={picture}
          width={240}
          height={240}
          alt={t('deposit.qrAlt', { amount, content: transferContent })}
        />
      )}
      <dl className="cn:mt-5 cn:mb-4">
        {lines.map(({ name, shown, copied }) => (
          <div
            key={name}
            className="cn:grid cn:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] cn:gap-3 cn:items-center cn:min-h-11 cn:py-1 cn:border-b cn:border-border"
          >
            <dt className="cn:text-text-muted cn:text-14">{name}</dt>
            <dd className="cn:flex cn:items-center cn:justify-between cn:gap-2 cn:font-medium cn:figures cn:wrap-anywhere">
              <span>{shown}</span>
              {copied && <CopyButton text={copied} label={t('deposit.copy', { what: name.toLowerCase() })} />}
            </dd>
          </div>
        ))}
      </dl>
      {sandboxUrl && <SandboxBankLink url={sandboxUrl} />}
      <Text size={14} tone="muted">
        {t('deposit.contentHelp')} {expiresAt && t('deposit.keptUntil', { time: formatDateTime(expiresAt) })}
      </Text>
    </Card>
  )
}
