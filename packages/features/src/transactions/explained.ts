/** What is explained: a movement of a wallet, one of the current shop's accounts, or a whole withdrawal. */
export type Explained =
  | { readonly transactionId: string }
  | { readonly shopTransactionId: string }
  | { readonly withdrawalId: string }
