export const ordersDetail = 'cn:grid cn:gap-5 cn:lg:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)] cn:lg:items-start'

export const ordersLinePicture =
  'cn:size-[64px] cn:rounded-sm cn:bg-surface-sunken cn:object-cover cn:max-[30rem]:row-span-2'
