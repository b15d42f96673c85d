export const addressesPair = 'cn:grid cn:gap-y-5 cn:gap-x-4 cn:items-start cn:sm:grid-cols-[1fr_1fr]'
