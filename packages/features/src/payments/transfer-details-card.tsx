import type { PaymentTransfer } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { CopyButton } from '@chonoi/ui/copy-button'
import { SandboxBankLink } from './sandbox-bank-link.tsx'
import { TransferCode } from './transfer-code.tsx'

export interface TransferDetailsProps {
  transfer: PaymentTransfer
  amountInCents: number
}

/** Where to transfer money: a QR code that can be saved, and the lines to copy. */
export function TransferDetails({ transfer, amountInCents }: TransferDetailsProps) {
  const { t } = useTranslation('payments')
  const { bankName, accountNumber, accountHolder, transferContent, qrCodeSvg, sandboxUrl } = transfer
  const amount = formatMoney(amountInCents)
  const lines = [
    { name: t('transfer.bank'), shown: bankName },
    { name: t('transfer.account'), shown: accountNumber, copied: accountNumber },
    { name: t('transfer.holder'), shown: accountHolder },
    { name: t('transfer.amount'), shown: amount, copied: String(vndFromCents(amountInCents)) },
    { name: t('transfer.content'), shown: transferContent, copied: transferContent },
  ]
  return (
    <>
      {qrCodeSvg && <TransferCode svg={qrCodeSvg} amount={amount} content={transferContent} />}
      <dl className="cn:mt-5 cn:mb-4">
        {lines.map(({ name, shown, copied }) => (
          <div
            key={name}
            className="cn:grid cn:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] cn:gap-3 cn:items-center cn:min-h-11 cn:py-1 cn:border-b cn:border-border"
          >
            <dt className="cn:text-text-muted cn:text-14">{name}</dt>
            <dd className="cn:flex cn:items-center cn:justify-between cn:gap-2 cn:font-medium cn:figures cn:wrap-anywhere">
              <span>{shown}</span>
              {copied && <CopyButton text={copied} label={t('transfer.copy', { what: name.toLowerCase() })} />}
            </dd>
          </div>
        ))}
      </dl>
      {sandboxUrl && <SandboxBankLink url={sandboxUrl} />}
    </>
  )
}
