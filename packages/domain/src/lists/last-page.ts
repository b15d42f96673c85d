interface ListedPages {
  readonly totalPages: number
}

/** The last page of a list; an empty one has a first page too. */
export const lastPage = ({ totalPages }: ListedPages): number => Math.max(1, totalPages)

/** Whether a page lies behind the last one. */
export const isPastEnd = ({ page, totalPages }: ListedPages & { readonly page: number }): boolean =>
  page > lastPage({ totalPages })
