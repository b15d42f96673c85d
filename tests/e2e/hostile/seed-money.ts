import { randomUUID } from 'node:crypto'
import type {
  BankAccount,
  Carrier,
  Cart,
  Deposit,
  Invoice,
  OperationId,
  OrderGroup,
  PaymentDetail,
  Remittance,
  WalletAdjustment,
  Withdrawal,
} from '@chonoi/contract'
import type { SignedIn, Site } from '../support/site.ts'

/** Calls an operation with every free text of its body hostile. */
export type Write = <Answer>(who: SignedIn | null, operation: OperationId, id: string, body: object) => Promise<Answer>

/** What has a page of its own. */
export const moneyNames = ['payment', 'deposit', 'invoice', 'withdrawal', 'remittance'] as const
export type MoneyIds = Readonly<Record<(typeof moneyNames)[number], string>>

interface Money {
  site: Site
  write: Write
  buyer: SignedIn
  shop: SignedIn
  admin: SignedIn
  addressId: string
  product: { productId: string; variantId: string }
  /** Configured by the shop, and by the platform in place of the demo's. */
  gateway: { gatewayName: string; config: object }
}

/** Writes every text of payments, refunds, invoices, withdrawals, remittances and gateways. The buyer must have money. */
export async function writeMoney(money: Money): Promise<MoneyIds> {
  const { payment, deposit } = await writePayments(money)
  const invoice = await writeInvoices(money)
  const withdrawal = await writeWithdrawals(money)
  const remittance = await writeRemittance(money)
  await writeGateways(money)
  await refuseAdjustment(money)
  // Last, so that its reason is on the first page of what the buyer is told.
  const bonus = { userId: money.buyer.userId, amountInCents: 50_000_000, type: 'WALLET_BONUS' }
  await money.write(money.admin, 'adjustWallet', '', bonus)
  return { payment, deposit, invoice, withdrawal, remittance }
}

async function writePayments({ site, write, buyer, admin, addressId, product }: Money) {
  const begin = async () => {
    const cart = await site.call<Cart>(buyer, 'POST', '/cart', { ...product, quantity: 1 })
    const terms = { addressId, paymentMethod: 'VIETQR', expectedTotalInCents: cart.totalInCents }
    const { orders } = await site.call<OrderGroup>(buyer, 'POST', '/orders', terms)
    const body = { orderId: orders[0]?.id, method: 'VIETQR' }
    return site.call<PaymentDetail>(buyer, 'POST', '/payments/create', body)
  }
  const paid = await begin()
  await write(admin, 'verifyPayment', paid.id, {})
  await write(admin, 'refundPayment', paid.id, { amountInCents: 1_000_000, destination: 'WALLET' })
  await write(admin, 'updatePaymentStatus', (await begin()).id, { status: 'FAILED' })
  const transfer = await site.call<Deposit>(buyer, 'POST', '/deposit-transfers', { amountInCents: 5_000_000 })
  await write(buyer, 'reportDepositTransfer', transfer.id, { transferDateTime: new Date().toISOString() })
  return { payment: paid.id, deposit: transfer.id }
}

async function writeInvoices({ write, buyer, shop }: Money): Promise<string> {
  const items = [{ name: 'Bình gốm men lam', quantity: 2, unitPriceInCents: 10_000_000 }]
  const invoice = await write<Invoice>(shop, 'createInvoice', '', { customerId: buyer.userId, items })
  await write(shop, 'updateInvoice', invoice.id, { status: 'ISSUED', items })
  await write(shop, 'addInvoicePayment', invoice.id, { amountInCents: 1_000_000, method: 'CASH' })
  await write(shop, 'sendInvoiceEmail', invoice.id, {})
  return invoice.id
}

async function writeWithdrawals({ site, write, buyer, admin }: Money): Promise<string> {
  const account = { bankBin: '970436', accountNumber: '0071001234567', accountHolder: 'NGUYEN THI LAN ANH' }
  const { id: bankAccountId } = await site.call<BankAccount>(buyer, 'POST', '/bank-accounts', account)
  const terms = { amount: 5_000_000, bankAccountId, bankName: undefined }
  const ask = () => write<Withdrawal>(buyer, 'createWithdrawal', '', terms)
  const withdrawal = await ask()
  await write(buyer, 'updateWithdrawal', withdrawal.id, { bankName: undefined })
  await write(admin, 'processWithdrawal', withdrawal.id, { status: 'COMPLETED' })
  await write(admin, 'processAdminWithdrawal', (await ask()).id, { status: 'REJECTED' })
  await write(admin, 'bulkProcessWithdrawals', '', { ids: [(await ask()).id], status: 'PROCESSING' })
  const rhythm = { minimumBalanceInCents: 50_000_000, percentage: 50, frequency: 'WEEKLY', bankAccountId }
  const config = await write<{ id: string }>(buyer, 'createAutomatedWithdrawalConfig', '', rhythm)
  await write(buyer, 'updateAutomatedWithdrawalConfig', config.id, {})
  await write(buyer, 'triggerAutomatedWithdrawal', config.id, {})
  return withdrawal.id
}

/** The statement of a carrier that no shop can choose, about a parcel that nobody knows. */
async function writeRemittance({ write, admin }: Money): Promise<string> {
  const code = `CN_${randomUUID().slice(0, 8).toUpperCase()}`
  const carrier = await write<Carrier>(admin, 'createCarrier', '', { code, isActive: false })
  await write(admin, 'updateCarrier', carrier.id, {})
  const statement = { csv: undefined, lines: [{ trackingCode: 'CN1', collectedInCents: 100 }] }
  const transfer = { carrierId: carrier.id, transferredInCents: 100 }
  return (await write<Remittance>(admin, 'createRemittance', '', { ...transfer, ...statement })).id
}

/** Above the limit of one administrator: a second one refuses it. */
async function refuseAdjustment({ site, write, buyer, admin }: Money): Promise<void> {
  const colleague = await site.signIn('admin@chonoi.test')
  const large = { userId: buyer.userId, amountInCents: 600_000_000, type: 'WALLET_BONUS' }
  const { request } = await write<WalletAdjustment>(colleague, 'adjustWallet', '', large)
  await write(admin, 'refuseWalletAdjustment', request?.id ?? '', {})
}

async function writeGateways({ site, write, shop, admin, gateway }: Money): Promise<void> {
  const known = await site.call<{ data: { id: string; gatewayName: string }[] }>(admin, 'GET', '/admin/gateway-config')
  const old = known.data.find(({ gatewayName }) => gatewayName === gateway.gatewayName)
  if (old) await site.send(admin, 'DELETE', `/admin/gateway-config/${old.id}`)
  const both = [
    [shop, 'createPaymentGatewayConfig', 'updatePaymentGatewayConfig'],
    [admin, 'createGatewayConfig', 'updateGatewayConfig'],
  ] as const
  for (const [who, create, update] of both) {
    const { id } = await write<{ id: string }>(who, create, '', gateway)
    await write(who, update, id, { config: gateway.config })
  }
}
