export const reviewsPicture = 'cn:size-[56px] cn:flex-none cn:rounded-sm cn:bg-surface-sunken cn:object-cover'
