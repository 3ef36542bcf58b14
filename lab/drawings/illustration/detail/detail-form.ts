export const leafShapes = [
  'elliptic',
  'ovate',
  'obovate',
  'spoon',
  'lance',
  'linear',
  'triangular',
  'heart',
  'kidney',
  'hoof',
  'arrow',
  'three-lobed',
  'ivy',
  'maple',
  'sycamore',
  'red-oak',
  'post-oak',
  'bur-oak',
  'holly',
  'cut',
  'hand',
  'needle',
  'threads',
  'scales',
  'feather',
  'blade',
  'agave',
  'fan',
] as const

export type LeafShape = (typeof leafShapes)[number]

export type LeafForm = {
  shape: LeafShape
  /** one leaf takes one of these colors; more than one for fall color or a pale underside */
  colors: readonly string[]
  /** on a blade: toothed is thorny, wavy sheds curled threads; on a pad: smooth has no spines */
  edge?: 'smooth' | 'toothed' | 'coarse' | 'scalloped' | 'wavy'
  arrangement?: 'alternate' | 'opposite' | 'whorled' | 'clustered' | 'basal'
  compound?: 'pinnate' | 'bipinnate' | 'palmate'
  /** of a pinnate (odd: one at the end) or palmate leaf; of a bipinnate one, pairs on each branch */
  leaflets?: number
  /** pairs of branches of a bipinnate leaf */
  pinnae?: number
  /** of a leaf or a compound leaf; the twig is 190 long */
  length?: number
  /** of a leaf or leaflet, as a share of its length */
  width?: number
  /** nodes along the twig */
  count?: number
}

export const flowerTypes = [
  'blossom',
  'cup',
  'star',
  'orchid',
  'pea',
  'trumpet',
  'tube',
  'lipped',
  'penstemon',
  'bell',
  'daisy',
  'coneflower',
  'puff',
  'catkin',
  'match-head',
  'turban',
  'hood',
  'passionflower',
  'cactus',
  'airy-grass',
  'plume-grass',
  'tufted-grass',
  'one-sided-grass',
  'oat-grass',
  'awned-grass',
  'flag-grass',
  'sedge-grass',
] as const

export type FlowerType = (typeof flowerTypes)[number]

export const flowerClusters = [
  'single',
  'pair',
  'bunch',
  'raceme',
  'spike',
  'whorls',
  'dome',
  'panicle',
  'fan',
] as const

export type FlowerCluster = (typeof flowerClusters)[number]

/** Where on the sprig flowers or fruits sit. */
type Attachment = 'tip' | 'axils' | 'hanging'

export type FlowerForm = {
  type: FlowerType
  colors: readonly string[]
  /** eye, throat, disk, tips or stamens, whichever the type has */
  accent?: string
  petals?: number
  /** of a trumpet: round also means a short tube, narrow a long one; of a lipped flower: narrow means a long tube; of a tube: a slender one */
  petal?: 'round' | 'notched' | 'ruffled' | 'narrow' | 'clawed' | 'toothed'
  /** width of a daisy's rays, 1 if they just touch */
  rayWidth?: number
  /** radius of a daisy's disk, as a share of the head's */
  disk?: number
  /** paints the foot of every petal or ray */
  inner?: string
  /** share of the petal that the inner color covers */
  innerShare?: number
  /** color of threads longer than the petals; they make a catkin fluffy */
  stamens?: string
  cluster?: FlowerCluster
  /** color of the berries that replace the lowest flowers of a raceme */
  berry?: string
  /** flowers in a cluster, or heads on a stem */
  count?: number
  /** flowers in each ring of whorls */
  ring?: number
  /**
   * whorls: on a swaying axis, some flowers not open, the lowest already fallen from their calyces
   * a raceme: the lowest flowers on long stalks, round buds on top
   */
  loose?: boolean
  /** across one flower */
  size?: number
  /** of the cluster */
  length?: number
  at?: Attachment
}

export const fruitTypes = [
  'acorn',
  'berry',
  'plum',
  'pod',
  'bead-pod',
  'horn-pod',
  'samara',
  'maple-samara',
  'wafer',
  'pecan',
  'walnut',
  'cone-ball',
  'seed-ball',
  'lobed-capsule',
  'fuzzy-cluster',
  'tuna',
  'egg',
  'pepper',
] as const

export type FruitType = (typeof fruitTypes)[number]

export type FruitForm = {
  type: FruitType
  colors: readonly string[]
  /** cup of an acorn, husk of a nut, stalks of berries, seed of a capsule or samara */
  accent?: string
  cup?: 'shallow' | 'deep' | 'fringed'
  /** a pencil-thin pod */
  thin?: boolean
  /** a waxy veil instead of a gloss */
  bloom?: boolean
  count?: number
  size?: number
  at?: Attachment
}

export const detailLayouts = [
  'twig',
  'bare-twig',
  'vine',
  'large-leaf',
  'stem',
  'stalk',
  'grass',
  'pad',
] as const

type DetailLayout = (typeof detailLayouts)[number]

/** The close-up beside a plant: what a gardener would pick up to identify it. */
export type DetailForm = {
  layout?: DetailLayout
  stem?: string
  /** paired spines at the nodes of the twig */
  thorns?: boolean
  leaf?: LeafForm
  flower?: FlowerForm
  fruit?: FruitForm
}
