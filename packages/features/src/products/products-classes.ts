export const productsThumb = 'cn:size-[44px] cn:flex-none cn:rounded-sm cn:bg-surface-sunken cn:object-cover'

export const productsRowActions = 'cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap'

export const productsPair =
  'cn:grid cn:grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] cn:gap-4 cn:items-start'
