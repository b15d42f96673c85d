export const checkoutGoodPicture =
  'cn:size-[48px] cn:rounded-sm cn:bg-surface-sunken cn:object-cover cn:in-data-refused:opacity-50'

/** The checkout steps, with the totals beside them. */
export const checkoutLayout = 'cn:grid cn:gap-5 cn:*:min-w-0 cn:lg:grid-cols-[minmax(0,1fr)_360px] cn:lg:items-start'
