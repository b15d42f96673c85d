export const catalogProduct =
  'cn:grid cn:gap-6 cn:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] cn:md:items-start cn:lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] cn:lg:gap-10 cn:*:min-w-0'

/**
 * Skips layout of off-screen cards until they come near. Until then a card reserves the expected size: a square image
 * and, below it, a name of two lines, a price, facts and a shop.
 */
export const catalogCard =
  'cn:relative cn:flex cn:flex-1 cn:flex-col cn:overflow-clip cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_calc(100cqi_/_var(--catalog-columns)_+_8.5rem)] cn:border cn:border-border cn:rounded-md cn:bg-surface cn:transition-[border-color] cn:duration-fast cn:ease-standard cn:max-[30rem]:[contain-intrinsic-block-size:auto_calc(100cqi_/_var(--catalog-columns)_+_10rem)] cn:hover:border-border-strong cn:has-[.catalog-card-name_a:focus-visible]:outline-2 cn:has-[.catalog-card-name_a:focus-visible]:outline-focus-ring cn:has-[.catalog-card-name_a:focus-visible]:outline-offset-2'

export const catalogCardBody = 'cn:flex cn:flex-1 cn:flex-col cn:gap-1 cn:p-3'
