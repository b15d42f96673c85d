import { html } from 'hono/html'
import type { SandboxCharge } from './charges.ts'
import { misbehaviours } from './misbehaviour.ts'
import { pageShell } from './page-shell.ts'

const names = { vnpay: 'VNPAY', momo: 'MoMo', zalopay: 'ZaloPay', stripe: 'Stripe', paypal: 'PayPal' }

/** The amount as a person reads it, from the unit that the provider speaks. */
function amountText({ provider, amount }: SandboxCharge): string {
  if (provider === 'paypal') return `${(amount / 100).toFixed(2)} USD`
  const dong = provider === 'vnpay' ? amount / 100 : amount
  return `${dong.toLocaleString('vi-VN')} ₫`
}

const statusTexts = {
  OPEN: 'Đang chờ thanh toán · Waiting for payment',
  APPROVED: 'Đã chấp thuận · Approved',
  PAID: 'Đã thanh toán · Paid',
  REFUSED: 'Đã từ chối · Refused',
  EXPIRED: 'Đã hết hạn · Expired',
}

const misbehaviourTexts = {
  none: 'Đúng quy trình · As it should be',
  late: 'Báo muộn · Late notification',
  twice: 'Báo hai lần · Notified twice',
  forged: 'Giả chữ ký (không trả tiền) · Forged, nothing paid',
  other_amount: 'Sai số tiền · Another amount',
  other_currency: 'Sai loại tiền · Another currency',
  never: 'Không báo · Never notified',
  out_of_order: 'Sai thứ tự · Out of order',
  server_error: 'Lỗi máy chủ · Server errors',
  lost_refund: 'Hoàn tiền rồi mất câu trả lời · Refunds, then loses the answer',
}

/** The page on which a person pays, refuses or leaves the charge open. */
export function payPage(charge: SandboxCharge) {
  const isOpen = charge.status === 'OPEN'
  return pageShell(
    names[charge.provider],
    html`<p class="amount">${amountText(charge)}</p>
      <p>${charge.description}</p>
      <p class="note">${charge.reference}</p>
      <p role="status"><strong>${statusTexts[charge.status]}</strong></p>
      ${
        isOpen
          ? html`<form method="post">
        <label>Cách cổng hành xử · How the provider behaves
          <select name="misbehaviour">${misbehaviours.map((one) => html`<option value="${one}">${misbehaviourTexts[one]}</option>`)}</select>
        </label>
        <button name="decision" value="PAID">Thanh toán · Pay</button>
        <button name="decision" value="REFUSED">Từ chối · Refuse</button>
        <button name="decision" value="WAIT">Quay lại, chưa trả · Return without paying</button>
      </form>`
          : ''
      }`,
  )
}
