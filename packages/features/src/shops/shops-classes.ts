export const shopsGrid = 'cn:grid cn:grid-fill-[280px] cn:gap-4 cn:[&>li]:flex'

export const shopsCard =
  'cn:relative cn:flex cn:flex-1 cn:flex-col cn:overflow-clip cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:transition-[border-color] cn:duration-fast cn:ease-standard cn:hover:border-border-strong cn:has-[a:focus-visible]:outline-2 cn:has-[a:focus-visible]:outline-focus-ring cn:has-[a:focus-visible]:outline-offset-2'

export const shopsCardBody = 'cn:flex cn:flex-1 cn:flex-col cn:gap-2 cn:pb-4 cn:px-4'
