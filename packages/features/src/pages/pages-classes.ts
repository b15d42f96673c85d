export const pagesColumns = 'cn:grid cn:gap-y-6 cn:gap-x-10 cn:md:grid-cols-2'

export const pagesProse =
  'cn:grid cn:content-start cn:gap-3 cn:max-w-176 cn:min-w-0 cn:[&>ul:not([class])]:grid cn:[&>ul:not([class])]:gap-2 cn:[&>ul:not([class])]:ps-5 cn:[&>ul:not([class])]:list-disc cn:[&>ul:not([class])>li::marker]:text-link'

export const pagesGroup = 'cn:grid cn:content-start cn:gap-4 cn:min-w-0'

export const pagesFigure = 'cn:block cn:text-text cn:text-38 cn:leading-heading'
