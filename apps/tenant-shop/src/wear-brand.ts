import { solvePalette } from '@chonoi/ui/theme-scope'

/**
 * Applies the palette of a brand colour to the whole document, so that dialogs and menus, which render outside the
 * page's tree, have it too. ThemeScope does this for a part of a page.
 */
export function wearBrand(color: string): void {
  const { light, dark, lightMore, darkMore } = solvePalette(color)
  const moreContrast = matchMedia('(prefers-contrast: more)')
  const wear = () => {
    const [day, night] = moreContrast.matches ? [lightMore, darkMore] : [light, dark]
    for (const [token, value] of Object.entries(day))
      document.documentElement.style.setProperty(
        `--ds-color-${token}`,
        `light-dark(${value}, ${night[token as keyof typeof night]})`,
      )
  }
  wear()
  moreContrast.addEventListener('change', wear)
}
