/** A return's goods beside its facts, below them on phones. */
export const returnDetail = 'cn:grid cn:gap-5 cn:lg:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)] cn:lg:items-start'

export const returnPicture = 'cn:size-16 cn:rounded-sm cn:bg-surface-sunken cn:object-cover'
