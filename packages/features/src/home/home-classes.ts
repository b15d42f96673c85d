/** Skips layout of off-screen sections until they come near. Until then a section reserves its usual size. */
export const homeSection =
  'cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_30rem] cn:[overflow-clip-margin:var(--ds-space-2)] cn:grid cn:gap-4 cn:min-w-0'

export const homeCategory =
  'cn:grid cn:content-start cn:justify-items-center cn:gap-1 cn:h-full cn:min-h-14 cn:py-2 cn:px-1 cn:border cn:border-transparent cn:rounded-md cn:text-text cn:text-13 cn:font-medium cn:text-center cn:no-underline cn:hover:border-primary cn:hover:text-link'
