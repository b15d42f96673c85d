import { solvePalette } from '@chonoi/ui/theme-scope'

/**
 * Puts the palette of a brand's colour on the whole document, so that windows and menus, which open outside of the page's
 * own tree, wear it too. For a part of a page there is ThemeScope.
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
