import { type ComponentProps, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { type UiLocale, useUi } from '../ui-provider/ui-context.ts'
import { fiveStarsPath } from './star-path.ts'
import type { Variants } from '../base/define-variants.ts'
import { ratingDisplayVariants } from './rating-display-variants.ts'

export { ratingDisplayVariants } from './rating-display-variants.ts'

export interface RatingDisplayProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 5, fractions allowed. */
  value: number
  /** Number of ratings. */
  count?: number
  /** Shows the number beside the stars. */
  isValueShown?: boolean
  /** Default `md`. */
  size?: Variants<typeof ratingDisplayVariants>['size']
}

const most = 5
const starSize = 24
const marks = {
  vi: { decimals: ',', thousands: '.' },
  en: { decimals: '.', thousands: ',' },
} as const satisfies Record<UiLocale, { decimals: string; thousands: string }>

/** A rating as stars, with a text for screen readers. */
export function RatingDisplay(props: RatingDisplayProps) {
  const { value, count, isValueShown, size, className, ...rest } = withoutNulls(props)
  const { labels, locale } = useUi()
  const clipId = useId()
  const written = writeNumber(value, locale)
  return (
    <span {...rest} className={ratingDisplayVariants({ size, className })}>
      <svg
        role="img"
        aria-label={labels.ratingOutOf(written, most)}
        viewBox={`0 0 ${most * starSize} ${starSize}`}
        className="ui-rating-stars"
      >
        <clipPath id={clipId}>
          <rect width={value * starSize} height={starSize} />
        </clipPath>
        <path className="ui-rating-empty" d={fiveStarsPath} />
        <path className="ui-rating-full" d={fiveStarsPath} clipPath={`url(#${clipId})`} />
      </svg>
      {isValueShown && (
        <span aria-hidden="true" className="ui-rating-value">
          {written}
        </span>
      )}
      {count !== undefined && (
        <span className="ui-rating-count">
          <span aria-hidden="true">({writeNumber(count, locale)})</span>
          <span className="ui-visually-hidden">{labels.reviewCount(count)}</span>
        </span>
      )}
    </span>
  )
}

/**
 * Formats with at most one decimal. Without Intl, because creating a browser's first formatter takes a tenth of a
 * second on a phone, and stars are on pages that must respond at once.
 */
function writeNumber(value: number, locale: UiLocale): string {
  const { decimals, thousands } = marks[locale]
  const [whole = '', tenth] = String(Math.round(value * 10) / 10).split('.')
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return tenth ? digits + decimals + tenth : digits
}
