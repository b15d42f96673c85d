import type { ColorValue, DesignToken, MeasureValue, ShadowValue } from './design-token.ts'

function colorText({ components, alpha = 1, hex }: ColorValue): string {
  if (alpha === 1) return hex
  return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
}

const measureText = ({ value, unit }: MeasureValue) => (value === 0 ? '0' : `${value}${unit}`)

/** Formats a duration. Keeps the unit of zero, which CSS requires. */
const durationText = ({ value, unit }: MeasureValue) => `${value}${unit}`

function shadowText({ offsetX, offsetY, blur, spread }: ShadowValue, color: string): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
  return `${lengths.map(measureText).join(' ')} ${color}`
}

const familyText = (name: string) => (name.includes(' ') ? `"${name}"` : name)

/** Formats a token's value as CSS. */
export function cssValue({ type, value }: Pick<DesignToken, 'type' | 'value'>): string {
  switch (type) {
    case 'color':
      return colorText(value as ColorValue)
    case 'dimension':
      return measureText(value as MeasureValue)
    case 'duration':
      return durationText(value as MeasureValue)
    case 'shadow':
      return shadowText(value as ShadowValue, colorText((value as ShadowValue).color))
    case 'fontFamily':
      return (value as string[]).map(familyText).join(', ')
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`
    case 'fontWeight':
    case 'number':
      return String(value)
  }
}

/** Formats the light and dark values of a token. Shadows differ only in colour. */
export function lightDarkValue(light: DesignToken, dark: DesignToken): string {
  if (light.type !== 'shadow') return `light-dark(${cssValue(light)}, ${cssValue(dark)})`
  const [day, night] = [light.value as ShadowValue, dark.value as ShadowValue]
  const sides = `light-dark(${colorText(day.color)}, ${colorText(night.color)})`
  if (shadowText(day, sides) !== shadowText(night, sides))
    throw new Error(`${light.path.join('.')} has another form in the dark: light-dark() only takes colours.`)
  return shadowText(day, sides)
}
