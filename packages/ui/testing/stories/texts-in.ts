/** Picks one of a story's texts by its language: `t('Mua ngay', 'Buy now')`. */
export type Texts = <T>(vietnamese: T, english: T) => T

export const inVietnamese: Texts = (text) => text
export const inEnglish: Texts = (_, text) => text

/**
 * Returns the texts of the toolbar's language: `textsIn(globals)` in `render` and `play`, `textsIn(useUi())` in a component.
 * English args of a story are `parameters.english` (see .storybook/mode-decorator.tsx).
 */
export const textsIn = ({ locale }: { locale?: unknown }): Texts => (locale === 'en' ? inEnglish : inVietnamese)
