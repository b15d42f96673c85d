/** FMT-12: how money of a currency is written. */
export type CurrencySetting = { readonly code: string; readonly symbol: string; readonly decimals: number }

/** The marketplace's only currency (D1§1). */
export const vnd: CurrencySetting = { code: 'VND', symbol: '₫', decimals: 0 }
