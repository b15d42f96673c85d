import { html } from 'hono/html'
import { pageShell } from '../page-shell.ts'
import { feedNames, type TransferOrder, transferWays } from './transfer.ts'
import { readVietQr } from './vietqr-reading.ts'

const wayTexts = {
  exact: 'Đúng như đã điền · Exactly as filled in',
  other_amount: 'Số tiền khác · Another amount',
  other_content: 'Nội dung khác · Another content',
  late: 'Báo muộn · Reported late',
  twice: 'Báo hai lần · Reported twice',
  forged: 'Giả mạo (không chuyển tiền) · Forged, nothing transferred',
  never: 'Không báo · Never reported',
}

const feedTexts = { payos: 'payOS', sepay: 'SePay' }

/** The page on which a person transfers money, as in a bank's application: scanned from a code or filled in by hand. */
export function bankPage(qr: string) {
  const scanned = readVietQr(qr)
  return pageShell(
    'Ngân hàng · Bank',
    html`${qr && !scanned ? html`<p role="alert"><strong>Mã QR không hợp lệ · Not a VietQR code</strong></p>` : ''}
      ${scanned ? html`<p class="note">VietQR · BIN ${scanned.bankBin}</p>` : ''}
      <form method="post" action="/bank">
        <label>Tài khoản nhận · To account
          <input name="accountNumber" required maxlength="19" value="${scanned?.accountNumber ?? ''}" />
        </label>
        <label>Số tiền (đồng) · Amount (đồng)
          <input name="amount" required inputmode="numeric" pattern="[1-9][0-9]{0,12}" value="${scanned?.amount ?? ''}" />
        </label>
        <label>Nội dung · Content
          <input name="content" required maxlength="120" value="${scanned?.content ?? ''}" />
        </label>
        <label>Dịch vụ báo có · Who reports the credit
          <select name="feed">${feedNames.map((one) => html`<option value="${one}">${feedTexts[one]}</option>`)}</select>
        </label>
        <label>Cách chuyển · How it is transferred
          <select name="way">${transferWays.map((one) => html`<option value="${one}">${wayTexts[one]}</option>`)}</select>
        </label>
        <button class="main">Chuyển khoản · Transfer</button>
      </form>`,
  )
}

/** What a person sees after a transfer. */
export function transferredPage({ feed, accountNumber, amount, content, way }: TransferOrder) {
  return pageShell(
    'Ngân hàng · Bank',
    html`<p class="amount">${amount.toLocaleString('vi-VN')} ₫</p>
      <p>${content}</p>
      <p class="note">${accountNumber} · ${feedTexts[feed]} · ${wayTexts[way]}</p>
      <p role="status"><strong>Đã chuyển, có thể đóng trang này · Transferred, this page can be closed</strong></p>`,
  )
}
