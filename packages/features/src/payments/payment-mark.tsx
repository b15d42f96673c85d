import type { OrderPaymentMethod } from '@chonoi/contract'
import { Banknote, CreditCard, Landmark, QrCode, ReceiptText, Wallet } from 'lucide-react'

const icons = {
  WALLET: Wallet,
  CARD: CreditCard,
  VIETQR: QrCode,
  BANK_TRANSFER: Landmark,
  MANUAL_DEPOSIT: ReceiptText,
  CASH_ON_DELIVERY: Banknote,
} as const

/** Providers are known by their colours; the letters are drawn by us, no logo is copied. */
const brands = {
  VNPAY: { letters: 'VN', colour: '#0b5ed7' },
  MOMO: { letters: 'mo', colour: '#a50064' },
  ZALOPAY: { letters: 'Z', colour: '#0068ff' },
  PAYPAL: { letters: 'P', colour: '#003087' },
} as const

const isBrand = (method: OrderPaymentMethod): method is keyof typeof brands => method in brands

/** The mark of a way to pay. Decorative: its name stands beside it. */
export function PaymentMark({ method }: { method: OrderPaymentMethod }) {
  if (!isBrand(method)) {
    const Icon = icons[method]
    return (
      <span className="cn:grid cn:place-items-center cn:size-9 cn:rounded-md cn:bg-primary-subtle cn:text-on-primary-subtle">
        <Icon aria-hidden="true" className="cn:size-[20px]" />
      </span>
    )
  }
  const { letters, colour } = brands[method]
  return (
    <span className="cn:flex">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="cn:size-9">
        <rect width="36" height="36" rx="10" fill={colour} />
        <text x="18" y="23.5" textAnchor="middle" fontSize="15" fontWeight="700" fill="#ffffff">
          {letters}
        </text>
      </svg>
    </span>
  )
}
