/** VietQR: an EMVCo QR code with a Napas transfer inside (payments.md, part 4). Made here, no service is asked. */

export interface VietQrTransfer {
  bankBin: string
  accountNumber: string
  amountInCents: number
  /** Letters, digits and spaces without marks. */
  purpose: string
}

const napas = 'A000000727'
const toAccount = 'QRIBFTTA'
const dynamicCode = '12'
const dong = '704'

/** Tag, length, value. */
function field(tag: string, value: string): string {
  if (value.length > 99) throw new RangeError(`field ${tag} of a QR code holds at most 99 characters`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, starts with 0xFFFF, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The text of the code. Banks take whole đồng, at most 13 digits, and a purpose of at most 25 plain characters. */
export function vietQrPayload({ bankBin, accountNumber, amountInCents, purpose }: VietQrTransfer): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError('a bank number has six digits')
  if (!/^[0-9A-Za-z]{1,19}$/.test(accountNumber)) throw new RangeError('an account number has 1 to 19 characters')
  if (!/^[0-9A-Za-z ]{1,25}$/.test(purpose)) throw new RangeError('a purpose has 1 to 25 plain characters')
  const amount = amountInCents / 100
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount >= 1e13) throw new RangeError('an amount is whole đồng')
  const account = field('00', bankBin) + field('01', accountNumber)
  const unsigned = [
    field('00', '01'),
    field('01', dynamicCode),
    field('38', field('00', napas) + field('01', account) + field('02', toAccount)),
    field('53', dong),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', purpose)),
    '6304',
  ].join('')
  return unsigned + crc16(unsigned)
}
