import { type ComponentProps, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { fiveStarsPath } from './star-path.ts'

export interface RatingDisplayProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 5, fractions welcome. */
  value: number
  /** How many people said so. */
  count?: number
  /** Writes the number beside the stars. */
  isValueShown?: boolean
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg'
}

const most = 5
const starSize = 24
const formats = new Map<string, Intl.NumberFormat>()

/** A rating as stars, and in words for those who don't see them. */
export function RatingDisplay(props: RatingDisplayProps) {
  const { value, count, isValueShown, size = 'md', className, ...rest } = withoutNulls(props)
  const { labels, locale } = useUi()
  const clipId = useId()
  const numbers = numberFormat(locale)
  const written = numbers.format(value)
  return (
    <span {...rest} className={classNames('ui-rating-display', className)} data-size={size}>
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
          <span aria-hidden="true">({numbers.format(count)})</span>
          <span className="ui-visually-hidden">{labels.reviewCount(count)}</span>
        </span>
      )}
    </span>
  )
}

/** Kept: making one takes longer than drawing the stars, and a list shows dozens. */
function numberFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  formats.set(locale, format)
  return format
}
