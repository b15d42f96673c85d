/** A mail's colours beside the brand's. `solvePalette` checks contrast against these grounds, among others. */
export const mailColors = {
  light: { ground: '#f6f9fd', card: '#ffffff', text: '#1f2937', muted: '#475569', line: '#dbe3ee' },
  dark: { ground: '#0a111f', card: '#131e32', text: '#e5eaf3', muted: '#a9b6ca', line: '#2b3a55' },
} as const
