/** The parts of an article that its versions keep. Slug, category, tags, status and dates stay as they are at present. */
export const versionedFields = [
  'title',
  'excerpt',
  'content',
  'metaTitle',
  'metaDescription',
  'featuredImageUrl',
] as const
export type VersionedField = (typeof versionedFields)[number]

/** Of each article the newest versions are kept; a save removes the oldest beyond that. */
export const maxArticleVersions = 50
