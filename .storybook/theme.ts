import { create, type ThemeVars } from 'storybook/theming'

const fontBase = '"Be Vietnam Pro", system-ui, sans-serif'
const brand = { brandTitle: 'Chợ Nổi · bộ giao diện', brandUrl: './', brandTarget: '_self' as const, fontBase }

/** Light theme in the colours of the kit (tokens.css). */
export const morning: ThemeVars = create({
  ...brand,
  base: 'light',
  brandImage: './brand-light.svg',
  colorPrimary: '#2563eb',
  colorSecondary: '#2563eb',
  appBg: '#edf3fb',
  appContentBg: '#ffffff',
  appPreviewBg: '#f6f9fd',
  appBorderColor: '#dce5f0',
  appBorderRadius: 10,
  textColor: '#101c30',
  textMutedColor: '#4d5c75',
  barBg: '#ffffff',
  barTextColor: '#4d5c75',
  barSelectedColor: '#2563eb',
  barHoverColor: '#1d4fd1',
  inputBorderRadius: 6,
})

/** Dark theme in the colours of the kit. */
export const night: ThemeVars = create({
  ...brand,
  base: 'dark',
  brandImage: './brand-dark.svg',
  colorPrimary: '#79a7ff',
  colorSecondary: '#4d83f0',
  appBg: '#0f1829',
  appContentBg: '#131e32',
  appPreviewBg: '#0a111f',
  appBorderColor: '#273650',
  appBorderRadius: 10,
  textColor: '#e9effa',
  textMutedColor: '#a6b5cc',
  barBg: '#131e32',
  barTextColor: '#a6b5cc',
  barSelectedColor: '#79a7ff',
  barHoverColor: '#98bcff',
  inputBorderRadius: 6,
})
