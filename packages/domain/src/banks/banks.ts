/** A bank of Vietnam. `bin` is its number at Napas, which transfers and VietQR codes use. */
export interface Bank {
  readonly bin: string
  /** The name that people use. */
  readonly name: string
  readonly fullName: string
}

/** The most used ones first, the others in alphabetical order. */
export const banks: readonly Bank[] = [
  { bin: '970436', name: 'Vietcombank', fullName: 'Ngân hàng TMCP Ngoại thương Việt Nam' },
  { bin: '970418', name: 'BIDV', fullName: 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam' },
  { bin: '970415', name: 'VietinBank', fullName: 'Ngân hàng TMCP Công thương Việt Nam' },
  { bin: '970405', name: 'Agribank', fullName: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam' },
  { bin: '970407', name: 'Techcombank', fullName: 'Ngân hàng TMCP Kỹ thương Việt Nam' },
  { bin: '970422', name: 'MB Bank', fullName: 'Ngân hàng TMCP Quân đội' },
  { bin: '970416', name: 'ACB', fullName: 'Ngân hàng TMCP Á Châu' },
  { bin: '970403', name: 'Sacombank', fullName: 'Ngân hàng TMCP Sài Gòn Thương Tín' },
  { bin: '970432', name: 'VPBank', fullName: 'Ngân hàng TMCP Việt Nam Thịnh Vượng' },
  { bin: '970423', name: 'TPBank', fullName: 'Ngân hàng TMCP Tiên Phong' },
  { bin: '970425', name: 'ABBANK', fullName: 'Ngân hàng TMCP An Bình' },
  { bin: '970409', name: 'Bac A Bank', fullName: 'Ngân hàng TMCP Bắc Á' },
  { bin: '970438', name: 'BaoViet Bank', fullName: 'Ngân hàng TMCP Bảo Việt' },
  { bin: '970454', name: 'BVBank', fullName: 'Ngân hàng TMCP Bản Việt' },
  { bin: '970446', name: 'Co-opBank', fullName: 'Ngân hàng Hợp tác xã Việt Nam' },
  { bin: '970431', name: 'Eximbank', fullName: 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam' },
  { bin: '970437', name: 'HDBank', fullName: 'Ngân hàng TMCP Phát triển Thành phố Hồ Chí Minh' },
  { bin: '970434', name: 'Indovina Bank', fullName: 'Ngân hàng TNHH Indovina' },
  { bin: '970452', name: 'KienlongBank', fullName: 'Ngân hàng TMCP Kiên Long' },
  { bin: '970449', name: 'LPBank', fullName: 'Ngân hàng TMCP Lộc Phát Việt Nam' },
  { bin: '970426', name: 'MSB', fullName: 'Ngân hàng TMCP Hàng hải Việt Nam' },
  { bin: '970428', name: 'Nam A Bank', fullName: 'Ngân hàng TMCP Nam Á' },
  { bin: '970419', name: 'NCB', fullName: 'Ngân hàng TMCP Quốc dân' },
  { bin: '970448', name: 'OCB', fullName: 'Ngân hàng TMCP Phương Đông' },
  { bin: '970430', name: 'PGBank', fullName: 'Ngân hàng TMCP Thịnh vượng và Phát triển' },
  { bin: '970412', name: 'PVcomBank', fullName: 'Ngân hàng TMCP Đại chúng Việt Nam' },
  { bin: '970400', name: 'Saigonbank', fullName: 'Ngân hàng TMCP Sài Gòn Công thương' },
  { bin: '970429', name: 'SCB', fullName: 'Ngân hàng TMCP Sài Gòn' },
  { bin: '970440', name: 'SeABank', fullName: 'Ngân hàng TMCP Đông Nam Á' },
  { bin: '970443', name: 'SHB', fullName: 'Ngân hàng TMCP Sài Gòn – Hà Nội' },
  { bin: '970424', name: 'Shinhan Bank', fullName: 'Ngân hàng TNHH MTV Shinhan Việt Nam' },
  { bin: '970458', name: 'UOB', fullName: 'Ngân hàng TNHH MTV United Overseas Bank Việt Nam' },
  { bin: '970441', name: 'VIB', fullName: 'Ngân hàng TMCP Quốc tế Việt Nam' },
  { bin: '970427', name: 'VietABank', fullName: 'Ngân hàng TMCP Việt Á' },
  { bin: '970433', name: 'Vietbank', fullName: 'Ngân hàng TMCP Việt Nam Thương Tín' },
  { bin: '970457', name: 'Woori Bank', fullName: 'Ngân hàng TNHH MTV Woori Việt Nam' },
]

export function findBank(bin: string): Bank | undefined {
  return banks.find((bank) => bank.bin === bin)
}

/** The bank of a withdrawal, whose bank is a name; undefined for a name of the customer's own. */
export function findBankByName(name: string): Bank | undefined {
  return banks.find((bank) => bank.name.toLowerCase() === name.trim().toLowerCase())
}
