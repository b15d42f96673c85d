/** Whose screen shows a return. */
export type ReturnReader = 'buyer' | 'seller' | 'admin'
