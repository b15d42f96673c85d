import type { DescriptionItem } from '@chonoi/ui/description-list'
import type { ReactNode } from 'react'

/** A line of a list of facts, or none where there is nothing to show. */
export const knownFact = (term: string, details: ReactNode): readonly DescriptionItem[] =>
  details === null || details === undefined || details === '' || details === false ? [] : [{ term, details }]
