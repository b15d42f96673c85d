import type { Category } from '@chonoi/contract'
import { type Language, languages } from '@chonoi/i18n'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { categoryQueries, type ListedCategory } from './catalog-queries.ts'

/** What a category is called in the reader's language. Without an English name the Vietnamese one stands for it. */
export function categoryName({ name, nameEn }: Pick<Category, 'name' | 'nameEn'>, language: Language): string {
  return language === 'vi' ? name : (nameEn ?? name)
}

const namedIn = (language: Language) => (all: ListedCategory[]) =>
  all.map((category) => ({ ...category, name: categoryName(category, language) }))

/** One per language, so that a rendering doesn't name all categories anew. */
const select = new Map(languages.map((language) => [language, namedIn(language)]))

/** All active categories, named in the reader's language. */
export function useCategories() {
  const { language } = usePreferences()
  const named = select.get(language)
  return useQuery({ ...categoryQueries(useApi()).active(), ...(named && { select: named }) })
}
