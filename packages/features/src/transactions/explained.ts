/** What is explained: a movement of a wallet, one of the current shop's accounts, one of any account, or a whole withdrawal. */
export type Explained =
  | { readonly ledgerTransactionId: string }
  | { readonly transactionId: string }
  | { readonly shopTransactionId: string }
  | { readonly withdrawalId: string }
