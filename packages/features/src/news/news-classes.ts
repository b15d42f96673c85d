export const newsGrid = 'cn:grid cn:grid-cols-1 cn:sm:grid-cols-2 cn:lg:grid-cols-3 cn:gap-5 cn:[&>li]:flex'

export const newsCard =
  'cn:relative cn:flex cn:flex-1 cn:flex-col cn:overflow-clip cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:transition-[border-color] cn:duration-fast cn:ease-standard cn:hover:border-border-strong cn:has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 cn:has-[h2_a:focus-visible,h3_a:focus-visible]:outline-focus-ring cn:has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-2'

/** The newest article, across the whole list on wide screens. */
export const newsLead = 'cn:sm:col-span-2 cn:lg:col-span-3'
export const newsLeadCard = 'cn:lg:flex-row cn:lg:[&>*]:flex-1 cn:lg:[&>*]:w-0'

export const newsPicture = 'cn:aspect-video cn:bg-primary-subtle cn:min-w-0'
export const newsCardBody = 'cn:flex cn:flex-1 cn:flex-col cn:gap-2 cn:p-4 cn:min-w-0'

/** A line of text is at most about 75 characters wide. */
export const articleColumn = 'cn:w-full cn:max-w-[720px] cn:mx-auto'

/** The picture of a category beside its topics and the search, which stay where they are without one. */
export const besidePicture = 'cn:grid cn:gap-4 cn:md:grid-cols-[minmax(0,1fr)_14rem]'
