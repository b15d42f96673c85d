/** At least as high as the window, so that late content doesn't push down a visible footer. */
export const shellMain =
  'cn:min-w-0 cn:min-h-[calc(100dvb_-_var(--shell-header))] cn:pt-6 cn:pb-16 cn:focus:outline-none'

export const shellHome =
  'cn:inline-flex cn:items-center cn:gap-2 cn:justify-self-start cn:min-w-0 cn:max-w-full cn:min-h-11'

export const shellLinks = 'cn:hidden cn:min-w-0 cn:bar-lg:flex cn:bar-lg:-mx-3'

export const shellLink =
  'cn:inline-flex cn:relative cn:items-center cn:gap-1 cn:min-h-11 cn:px-3 cn:text-text-muted cn:text-14 cn:font-medium cn:no-underline cn:whitespace-nowrap cn:hover:text-text cn:aria-[current]:text-text cn:aria-[current]:after:absolute cn:aria-[current]:after:bottom-0 cn:aria-[current]:after:inset-x-3 cn:aria-[current]:after:h-0.5 cn:aria-[current]:after:rounded-t-[2px] cn:aria-[current]:after:bg-primary cn:focus-visible:-outline-offset-2 cn:[&>svg]:size-4 cn:[&>svg]:flex-none'

/** Draws the focus outline inside, as the panel would clip it. */
export const shellPanelFoot =
  'cn:block cn:p-3 cn:border-t cn:border-border cn:text-14 cn:text-center cn:focus-visible:-outline-offset-2'

export const shellMobileLink =
  'cn:flex cn:items-center cn:w-full cn:min-h-11 cn:px-3 cn:rounded-sm cn:text-text cn:font-medium cn:text-start cn:no-underline cn:hover:bg-bg-subtle cn:aria-[current]:bg-primary-subtle cn:aria-[current]:text-on-primary-subtle'

/** The margin excludes the entries' own padding, so that their text aligns with the page's content. */
export const shellSide =
  'cn:hidden cn:lg:flex cn:lg:sticky cn:lg:top-(--shell-header) cn:lg:flex-col cn:lg:self-start cn:lg:w-62 cn:lg:min-h-80 cn:lg:max-h-[calc(100dvb_-_var(--shell-header)_-_var(--ui-edge-banners))] cn:lg:py-3 cn:lg:ms-[calc(var(--shell-gutter)_-_var(--ds-space-5))] cn:lg:overflow-y-auto cn:lg:data-collapsed:w-17'

/** Not centred vertically, so that late content doesn't move what is being read. */
export const shellState =
  'cn:grid cn:content-start cn:justify-items-center cn:gap-4 cn:min-h-[50dvb] cn:pt-[12dvb] cn:text-center'
