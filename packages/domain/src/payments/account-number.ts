/** FMT-14: a bank account number in groups of four, counted from the left. */
export function groupAccountNumber(accountNumber: string): string {
  return accountNumber.replace(/\s/g, '').replace(/(.{4})(?=.)/gu, '$1 ')
}
