export const tokenList =
  'docs:grid docs:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] docs:gap-4 docs:p-0 docs:list-none'

export const tokenCard = 'docs:grid docs:grid-cols-1 docs:gap-1 docs:text-13'

export const tokenName = 'docs:justify-self-start docs:m-0 docs:whitespace-normal docs:wrap-anywhere'

export const swatch = 'docs:h-14 docs:border docs:border-border docs:rounded-md'
