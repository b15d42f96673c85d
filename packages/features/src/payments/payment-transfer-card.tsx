import type { PaymentDetail, PaymentTransfer } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { formatDeadline, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Text } from '@chonoi/ui/text'
import { useMemo } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { SandboxBankLink } from './sandbox-bank-link.tsx'

/** Encodes the SVG as a data URL, so that nothing in it can become part of the page. */
const pictureUrl = (svg: string) =>
  `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(svg)))}`

/** Shows where to transfer the money of a payment, as a QR code and as lines to copy. */
export function PaymentTransferCard({ payment, transfer }: { payment: PaymentDetail; transfer: PaymentTransfer }) {
  const { t } = useTranslation(['payments', 'common'])
  const { language } = usePreferences()
  const { bankName, accountNumber, accountHolder, transferContent, qrCodeSvg, sandboxUrl } = transfer
  const picture = useMemo(() => (qrCodeSvg ? pictureUrl(qrCodeSvg) : null), [qrCodeSvg])
  const amount = formatMoney(payment.amountInCents)
  const lines = [
    { name: t('payments:transfer.bank'), shown: bankName },
    { name: t('payments:transfer.account'), shown: accountNumber, copied: accountNumber },
    { name: t('payments:transfer.holder'), shown: accountHolder },
    { name: t('payments:transfer.amount'), shown: amount, copied: String(vndFromCents(payment.amountInCents)) },
    { name: t('payments:transfer.content'), shown: transferContent, copied: transferContent },
  ]
  return (
    <Card title={t('payments:transfer.title', { amount })} description={t('payments:transfer.text')}>
      {picture && (
        <img
          // Scanning needs contrast, so the background is white in dark mode, too.
          className="cn:block cn:w-[min(260px,100%)] cn:h-auto cn:mx-auto cn:p-3 cn:border cn:border-border cn:rounded-md cn:bg-[#ffffff]"
          src={picture}
          width={240}
          height={240}
          alt={t('payments:transfer.qrAlt', { amount, content: transferContent })}
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
              {copied && <CopyButton text={copied} label={t('payments:transfer.copy', { what: name.toLowerCase() })} />}
            </dd>
          </div>
        ))}
      </dl>
      {sandboxUrl && <SandboxBankLink url={sandboxUrl} />}
      {payment.expiresAt && (
        <Text size={14} tone="muted">
          {t('payments:transfer.until', { deadline: formatDeadline(payment.expiresAt, new Date(), language) })}
        </Text>
      )}
    </Card>
  )
}
