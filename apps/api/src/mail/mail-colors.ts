/** What a mail is drawn with beside its brand's colour. The grounds are among those that `solvePalette` looks at. */
export const mailColors = {
  light: { ground: '#f6f9fd', card: '#ffffff', text: '#1f2937', muted: '#475569', line: '#dbe3ee' },
  dark: { ground: '#0a111f', card: '#131e32', text: '#e5eaf3', muted: '#a9b6ca', line: '#2b3a55' },
} as const
