/** The day of an article's last change. */
export const lastChanged = (article: { published: string; updated?: string | undefined }): string =>
  article.updated ?? article.published
