export const productsThumb = 'cn:size-[44px] cn:flex-none cn:rounded-sm cn:bg-surface-sunken cn:object-cover'

export const productsRowActions = 'cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap'

export const productsPair = 'cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-start'

export const productsPictureTool = 'cn:disabled:bg-transparent cn:disabled:opacity-50'
