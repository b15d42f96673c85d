export const productsThumb = 'cn:size-[44px] cn:flex-none cn:rounded-sm cn:bg-surface-sunken cn:object-cover'

export const productsPair = 'cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-start'

export const productsPictureTool = 'cn:disabled:bg-transparent cn:disabled:opacity-50'

/** The form with its cards beside it on wide screens, below it on narrow ones. */
export const productsEditor =
  'cn:grid cn:gap-5 cn:grid-cols-[minmax(0,1fr)] cn:lg:grid-cols-[minmax(0,2fr)_minmax(260px,1fr)] cn:lg:items-start'
