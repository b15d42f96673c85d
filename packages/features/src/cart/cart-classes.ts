export const cartLayout =
  'cn:grid cn:gap-5 cn:*:min-w-0 cn:lg:not-data-empty:grid-cols-[minmax(0,1fr)_360px] cn:lg:not-data-empty:items-start'

export const cartLine = 'cn:not-last:border-b cn:not-last:border-border cn:first:pt-0 cn:last:pb-0'

export const cartLinePicture =
  'cn:size-[80px] cn:[grid-area:picture] cn:self-start cn:in-data-[state=gone]:opacity-50 cn:in-data-[state=short]:opacity-50 cn:rounded-md cn:bg-surface-sunken cn:object-cover'

export const cartFigure = 'cn:flex cn:justify-between cn:gap-4'

export const cartAmount = 'cn:figures cn:text-end cn:whitespace-nowrap'
