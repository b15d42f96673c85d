import type { Args, Decorator, StoryContext } from '@storybook/react-vite'
import { solvePalette } from '../packages/ui/src/theme-scope/theme-scope.tsx'
import { themeCss } from '../packages/ui/src/theme-scope/theme-css.ts'
import { enLabels, UiProvider, viLabels } from '../packages/ui/src/ui-provider/ui-provider.tsx'

const labelsOf = { vi: viLabels, en: enLabels }

/** Replaces navigation, because stories have no router: records where a link would have gone. */
function noteNavigation(href: string) {
  document.documentElement.dataset.navigatedTo = href
}

const brandStyle = document.createElement('style')

/** Applies the brand to the whole document, because dialogs and menus are rendered at its end. */
function applyBrand(root: HTMLElement, color: string) {
  const name = color.slice(1)
  if ((root.dataset.brand ?? '') === name) return
  if (name) root.dataset.brand = name
  else delete root.dataset.brand
  brandStyle.textContent = name ? themeCss(name, solvePalette(color)) : ''
  document.head.append(brandStyle)
}

/** Applies the toolbar's choices to the document. */
export function applyMode({ locale, theme, brand, density, textScale }: Record<string, unknown>): void {
  const root = document.documentElement
  applyBrand(root, typeof brand === 'string' ? brand : '')
  root.lang = locale === 'en' ? 'en' : 'vi'
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light'
  root.dataset.density = density === 'compact' ? 'compact' : 'comfortable'
  root.style.fontSize = typeof textScale === 'number' && textScale !== 100 ? `${textScale}%` : ''
}

interface StoryAnnotations {
  args?: Args
  parameters?: { english?: Args }
}

/**
 * The args of a story with their English samples (`parameters.english`), which stand for Vietnamese args that nobody
 * changed. Args of the story itself take no sample of the component.
 */
function argsInEnglish({ args, initialArgs, moduleExport, parameters }: StoryContext): Args {
  const { args: ownArgs = {}, parameters: { english: ownSamples = {} } = {} } = moduleExport as StoryAnnotations
  const ofComponent = Object.entries((parameters.english ?? {}) as Args).filter(([name]) => !(name in ownArgs))
  const samples = [...ofComponent, ...Object.entries(ownSamples)]
  return { ...args, ...Object.fromEntries(samples.filter(([name]) => args[name] === initialArgs[name])) }
}

/**
 * Renders the story in the toolbar's language, theme, brand, density and text size. Changes the document while
 * rendering rather than in an effect, so that `play` and the accessibility check run in the right mode.
 */
export const inMode: Decorator = (Story, context) => {
  const { args, globals, parameters } = context
  const locale = globals.locale === 'en' ? 'en' : 'vi'
  applyMode(globals)
  document.documentElement.dataset.layout = String(parameters.layout)
  return (
    <UiProvider locale={locale} labels={labelsOf[locale]} navigate={noteNavigation}>
      <Story args={locale === 'en' ? argsInEnglish(context) : args} />
    </UiProvider>
  )
}
