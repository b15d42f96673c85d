export const checkoutGoodPicture =
  'cn:size-[48px] cn:rounded-sm cn:bg-surface-sunken cn:object-cover cn:in-data-refused:opacity-50'
