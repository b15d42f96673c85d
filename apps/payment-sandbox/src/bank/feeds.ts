import { createHash } from 'node:crypto'
import { sandboxCredentials } from '../credentials.ts'
import type { SandboxNotification } from '../provider.ts'
import { hmac, sortedPairs } from '../signing.ts'
import type { ArrivedTransfer, FeedName, FeedSide } from './transfer.ts'

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): SandboxNotification => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** `2026-11-25 14:02:37` in Vietnam. */
const vietnamTime = (moment: Date) => moment.toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** payOS signs `data`. */
function payosBody({ accountNumber, amount, content, bankReference, sentAt }: ArrivedTransfer) {
  const data = {
    orderCode: Number(bankReference.replace(/\D/g, '')),
    amount,
    description: content,
    accountNumber,
    reference: bankReference,
    transactionDateTime: vietnamTime(sentAt),
    currency: 'VND',
    paymentLinkId: createHash('sha256').update(bankReference).digest('hex').slice(0, 32),
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: null,
    counterAccountBankName: null,
    counterAccountName: 'NGUYEN VAN AN',
    counterAccountNumber: '0011002233',
    virtualAccountName: null,
    virtualAccountNumber: null,
  }
  const signature = hmac('sha256', sandboxCredentials.payos.checksumKey, sortedPairs(data))
  return { code: '00', desc: 'success', success: true, data, signature }
}

const payos: FeedSide = {
  notification: (transfer, url) => post(url, payosBody(transfer)),
  forged(transfer, url) {
    const { data, ...rest } = payosBody(transfer)
    return post(url, { ...rest, data: { ...data, amount: transfer.amount + 1 } })
  },
  isAccepted: (status) => status >= 200 && status < 300,
}

const sepayBody = ({ accountNumber, amount, content, bankReference, sentAt }: ArrivedTransfer) => ({
  id: Number(bankReference.replace(/\D/g, '')),
  gateway: 'SandboxBank',
  transactionDate: vietnamTime(sentAt),
  accountNumber,
  code: null,
  // Banks put words of their own around what the payer wrote.
  content: `${bankReference}.${content}.CT tu 0011002233`,
  transferType: 'in',
  transferAmount: amount,
  accumulated: amount,
  subAccount: null,
  referenceCode: bankReference,
  description: '',
})

/** SePay shows a key instead of signing. */
const sepay: FeedSide = {
  notification: (transfer, url) =>
    post(url, sepayBody(transfer), { authorization: `Apikey ${sandboxCredentials.sepay.apiKey}` }),
  forged: (transfer, url) => post(url, sepayBody(transfer), { authorization: 'Apikey guessed' }),
  isAccepted: (status, body) => status >= 200 && status < 300 && /"success":\s*true/.test(body),
}

export const feedSides: Readonly<Record<FeedName, FeedSide>> = { payos, sepay }
