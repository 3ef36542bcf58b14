// The words that describe plants and filter lists, in display order.

export const plantTypes = ['tree', 'shrub', 'perennial', 'annual', 'grass', 'vine', 'succulent'] as const
export const flowerColors = [
  'white',
  'yellow',
  'red',
  'pink',
  'purple',
  'blue',
  'orange',
  'green',
  'none',
] as const
export type FlowerColor = (typeof flowerColors)[number]

export const waterNeeds = ['low', 'medium', 'high'] as const
export const soilPhs = ['acidic', 'neutral', 'alkaline', 'adaptable'] as const
export const deerTolerances = ['High', 'Medium', 'Low'] as const

/** Step 1 to 4 of the exposure scale. */
export const exposures = ['Full Sun', 'Part Sun', 'Part Shade', 'Full Shade'] as const

/** 6a to 10b. */
export const usdaZones = ['6a', '6b', '7a', '7b', '8a', '8b', '9a', '9b', '10a', '10b'] as const

/** Soils around here; records also know loam, shallow and wet. */
export const grounds = ['limestone', 'caliche', 'clay', 'sand'] as const
export const leafRetentions = ['evergreen', 'semi-evergreen', 'deciduous', 'herbaceous'] as const
export const growthRates = ['fast', 'medium', 'slow'] as const
