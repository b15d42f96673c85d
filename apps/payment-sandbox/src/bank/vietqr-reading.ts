/** What a bank's application reads from a VietQR code. Written apart from the site's encoder on purpose. */
export interface ReadVietQr {
  readonly bankBin: string
  readonly accountNumber: string
  /** Whole đồng. */
  readonly amount: string
  readonly content: string
}

/** Tag, two digits of length, value; null when the text doesn't end with a whole field. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    const end = at + 4 + length
    if (!Number.isInteger(length) || end > text.length) return null
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** CRC-16/CCITT-FALSE, bit by bit. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    for (let bit = 7; bit >= 0; bit--) {
      const isHigh = (crc & 0x8000) !== 0
      crc = (crc << 1) & 0xffff
      if (isHigh !== ((byte >> bit) & 1) > 0) crc ^= 0x1021
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The transfer in the text of a code; null when it isn't a VietQR code or its checksum is wrong. */
export function readVietQr(text: string): ReadVietQr | null {
  if (checksum(text.slice(0, -4)) !== text.slice(-4)) return null
  const fields = fieldsOf(text)
  const napas = fieldsOf(fields?.get('38') ?? '')
  const account = fieldsOf(napas?.get('01') ?? '')
  if (napas?.get('00') !== 'A000000727' || fields?.get('53') !== '704') return null
  return {
    bankBin: account?.get('00') ?? '',
    accountNumber: account?.get('01') ?? '',
    amount: fields.get('54') ?? '',
    content: fieldsOf(fields.get('62') ?? '')?.get('08') ?? '',
  }
}
