export const accountColumns = 'cn:grid cn:gap-5 cn:items-start cn:min-[75rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

export const accountPair = 'cn:grid cn:gap-y-5 cn:gap-x-4 cn:items-start cn:sm:grid-cols-[1fr_1fr]'

export const accountRow = 'cn:group/row cn:flex cn:items-center cn:gap-3 cn:py-3 cn:text-inherit cn:no-underline'

export const accountRowMain = 'cn:grid cn:flex-1 cn:grid-cols-1 cn:min-w-0 cn:wrap-break-word'
