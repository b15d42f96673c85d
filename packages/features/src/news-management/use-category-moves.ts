import type { NewsCategory } from '@chonoi/contract'
import { movedPlaces, type Place, type TreeMove } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { announce } from '@chonoi/ui/live-region'
import { useAction } from '../app/use-action.ts'
import { newsCategoryActions } from './articles-queries.ts'

/** The categories in their order with the moves that are on their way, and what moves them. */
export function useCategoryMoves(stored: readonly NewsCategory[]) {
  const { t } = useTranslation('newsManagement')
  const reorder = useAction(newsCategoryActions.reorder(), { failure: t('categories.moveFailed') })
  const categories = reorder.isPending && reorder.variables ? withPlaces(stored, reorder.variables) : stored

  function put(category: NewsCategory, places: readonly Place[] | null) {
    const place = places?.findIndex(({ id }) => id === category.id) ?? -1
    if (!places || place < 0) return announce(t('categories.cannotMove', { name: category.name }))
    announce(t('categories.moved', { name: category.name, place: place + 1, total: places.length }))
    reorder.run(places)
  }
  return {
    categories,
    isMoving: reorder.isPending,
    put,
    move: (category: NewsCategory, way: TreeMove) => put(category, movedPlaces(categories, category.id, way)),
  }
}

function withPlaces(categories: readonly NewsCategory[], places: readonly Place[]): NewsCategory[] {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return categories
    .map((category) => ({ ...category, ...placeOf.get(category.id) }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
}
