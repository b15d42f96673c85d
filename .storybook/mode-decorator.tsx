import type { Decorator } from '@storybook/react-vite'
import { solvePalette } from '../packages/ui/src/theme-scope/theme-scope.tsx'
import { themeCss } from '../packages/ui/src/theme-scope/theme-css.ts'
import { enLabels, UiProvider, viLabels } from '../packages/ui/src/ui-provider/ui-provider.tsx'

const labelsOf = { vi: viLabels, en: enLabels }

/** Stories have no router: following a link inside a menu only notes where it would have gone. */
function noteNavigation(href: string) {
  document.documentElement.dataset.navigatedTo = href
}

const brandStyle = document.createElement('style')

/** On the whole document, so that dialogs and menus, which are drawn at its end, have the brand too. */
function applyBrand(root: HTMLElement, color: string) {
  const name = color.slice(1)
  if ((root.dataset.brand ?? '') === name) return
  if (name) root.dataset.brand = name
  else delete root.dataset.brand
  brandStyle.textContent = name ? themeCss(name, solvePalette(color)) : ''
  document.head.append(brandStyle)
}

/** Puts the toolbar's choices onto the document. */
export function applyMode({ locale, theme, brand, density, textScale }: Record<string, unknown>): void {
  const root = document.documentElement
  applyBrand(root, typeof brand === 'string' ? brand : '')
  root.lang = locale === 'en' ? 'en' : 'vi'
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light'
  root.dataset.density = density === 'compact' ? 'compact' : 'comfortable'
  root.style.fontSize = typeof textScale === 'number' && textScale !== 100 ? `${textScale}%` : ''
}

/**
 * Renders the story in the toolbar's language, theme, brand, density and size of text. The document is changed while rendering, not
 * in an effect: the story's `play` and the accessibility check must already find it in the right mode.
 */
export const inMode: Decorator = (Story, { globals, parameters }) => {
  const locale = globals.locale === 'en' ? 'en' : 'vi'
  applyMode(globals)
  document.documentElement.dataset.layout = String(parameters.layout)
  return (
    <UiProvider locale={locale} labels={labelsOf[locale]} navigate={noteNavigation}>
      <Story />
    </UiProvider>
  )
}
