/** FMT-14: a bank account number in groups of four, counted from the left. */
export function groupAccountNumber(accountNumber: string): string {
  return accountNumber.replace(/\s/g, '').replace(/(.{4})(?=.)/gu, '$1 ')
}

/** The same with all but the last four characters hidden. */
export function maskAccountNumber(accountNumber: string): string {
  const bare = accountNumber.replace(/\s/g, '')
  return groupAccountNumber(bare.slice(0, -4).replace(/./gu, '•') + bare.slice(-4))
}
