type Images = { useCatalogImage: boolean; customImageUrl: string | null; ownImageUrl: string | null }

/** IN-11: a custom image overrides the plant's own. */
export const imageKeyOf = (item: Images, plantImageUrl: string | null): string | null =>
  item.useCatalogImage ? plantImageUrl : (item.customImageUrl ?? item.ownImageUrl ?? plantImageUrl)
