import type { ListedCategory } from '../catalog/catalog-queries.ts'

export interface CategoryOption {
  value: string
  label: string
}

/** Lists categories with their full path, "Thời trang › Áo", in tree order. */
export function categoryOptions(categories: readonly ListedCategory[]): CategoryOption[] {
  const ids = new Set(categories.map(({ id }) => id))
  const under = (parentId: string | null, way: readonly string[]): CategoryOption[] =>
    way.length > 8
      ? []
      : categories
          .filter((one) => (one.parentId !== null && ids.has(one.parentId) ? one.parentId : null) === parentId)
          .flatMap((one) => {
            const here = [...way, one.name]
            return [{ value: one.id, label: here.join(' › ') }, ...under(one.id, here)]
          })
  return under(null, [])
}
