export type RatingText = 'excellent' | 'very_good' | 'good' | 'average' | 'poor'

/** FMT-15: excellent at 4.5 or more, very good at 4, good at 3, average at 2, else poor. */
export function ratingText(rating: number): RatingText {
  if (rating >= 4.5) return 'excellent'
  if (rating >= 4) return 'very_good'
  if (rating >= 3) return 'good'
  return rating >= 2 ? 'average' : 'poor'
}
