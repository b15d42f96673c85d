import type { Decorator } from '@storybook/react-vite'
import { enLabels, UiProvider, viLabels } from '../packages/ui/src/ui-provider/ui-provider.tsx'

const labelsOf = { vi: viLabels, en: enLabels }

/** Stories have no router: following a link inside a menu only notes where it would have gone. */
function noteNavigation(href: string) {
  document.documentElement.dataset.navigatedTo = href
}

/**
 * Renders the story in the toolbar's language, theme and size of text. The document is changed while rendering, not in an effect: the
 * story's `play` and the accessibility check must already find it in the right mode.
 */
export const inMode: Decorator = (Story, { globals, parameters }) => {
  const locale = globals.locale === 'en' ? 'en' : 'vi'
  const root = document.documentElement
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  root.lang = locale
  root.dataset.layout = String(parameters.layout)
  root.style.fontSize = globals.textScale === 100 ? '' : `${globals.textScale}%`
  return (
    <UiProvider locale={locale} labels={labelsOf[locale]} navigate={noteNavigation}>
      <Story />
    </UiProvider>
  )
}
