/** Skips layout of off-screen sections until they come near. Until then a section reserves its usual size. */
export const homeSection =
  'cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_30rem] cn:[overflow-clip-margin:var(--ds-space-2)] cn:grid cn:gap-4 cn:min-w-0'

export const homeCategory =
  'cn:grid cn:content-center cn:justify-items-center cn:gap-2 cn:h-full cn:min-h-14 cn:py-3 cn:px-2 cn:border cn:border-border cn:rounded-md cn:bg-surface cn:text-text cn:text-14 cn:font-medium cn:text-center cn:no-underline cn:hover:border-primary cn:hover:text-link'
