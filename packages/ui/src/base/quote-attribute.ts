/** Escapes a value for a quoted attribute selector. `CSS.escape` is missing in jsdom. */
export const quoteAttribute = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
