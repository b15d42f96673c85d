/** The platform's bank account for deposits. */
export interface BankAccount {
  bankName: string
  /** The bank's six-digit number (BIN) at Napas, which a VietQR code names it by. */
  bankBin: string
  accountNumber: string
  accountHolder: string
}

/** A fictitious account for the demo. */
export const demoBankAccount: BankAccount = {
  bankName: 'Vietcombank',
  bankBin: '970436',
  accountNumber: '0000000001',
  accountHolder: 'CONG TY CHO NOI (DEMO)',
}
