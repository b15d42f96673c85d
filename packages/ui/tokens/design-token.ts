/** Values of the Design Tokens Format Module 2025.10 (designtokens.org/TR/2025.10), as far as the kit uses them. */
export interface ColorValue {
  colorSpace: 'srgb'
  /** Red, green, blue, 0 to 1. */
  components: readonly number[]
  /** 0 to 1. Default 1. */
  alpha?: number
  /** `#rrggbb`, the same colour without its alpha. */
  hex: string
}

export interface MeasureValue {
  value: number
  unit: 'px' | 'rem' | 'ms'
}

export interface ShadowValue {
  color: ColorValue
  offsetX: MeasureValue
  offsetY: MeasureValue
  blur: MeasureValue
  spread: MeasureValue
}

export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'

export interface DesignToken {
  /** Groups and name: `['color', 'text-muted']`. */
  path: readonly string[]
  type: TokenType
  value: unknown
  description?: string
  /** The system colour that replaces it in forced colours. */
  forcedColor?: string
}

/** Returns the custom property of a token: `--ds-color-text-muted`. */
export const propertyOf = ({ path }: Pick<DesignToken, 'path'>): string => `--ds-${path.join('-')}`
