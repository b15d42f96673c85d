import { html } from 'hono/html'
import type { SandboxCharge } from './charges.ts'
import { misbehaviours } from './misbehaviour.ts'

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
}

/** The page on which a person pays, refuses or leaves the charge open. */
export function payPage(charge: SandboxCharge) {
  const isOpen = charge.status === 'OPEN'
  return html`<!doctype html>
<html lang="vi">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${names[charge.provider]} · Sandbox</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 0; display: grid; place-items: center; min-block-size: 100dvh; background: light-dark(#eef3fb, #10151f); }
      main { inline-size: min(26rem, calc(100% - 2rem)); background: light-dark(#fff, #1a2130); border: 1px solid light-dark(#d5deec, #34405a); border-radius: 16px; padding: 1.5rem; }
      h1 { font-size: 1.25rem; margin: 0; } p { margin: 0.25rem 0; }
      .amount { font-size: 1.875rem; font-weight: 700; font-variant-numeric: tabular-nums; margin-block: 0.75rem; }
      .note { color: light-dark(#4a5872, #a9b6cf); font-size: 0.875rem; overflow-wrap: anywhere; }
      form { display: grid; gap: 0.75rem; margin-block-start: 1.25rem; }
      label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
      button, select { min-block-size: 44px; border-radius: 10px; font: inherit; padding-inline: 1rem; border: 1px solid light-dark(#8a97ad, #5b6b8a); background: transparent; color: inherit; }
      option { background: light-dark(#fff, #1a2130); }
      button[value='PAID'] { background: #2563eb; border-color: #2563eb; color: #fff; font-weight: 600; }
      :focus-visible { outline: 2px solid #2563eb; outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <h1>${names[charge.provider]} <small>sandbox</small></h1>
      <p class="note">Không có tiền thật · No real money</p>
      <p class="amount">${amountText(charge)}</p>
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
      }
    </main>
  </body>
</html>`
}
