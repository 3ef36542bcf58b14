/**
 * A plant drawn at the origin: the middle of its foot at (0, 0), y down as on the screen (the plant stands in
 * negative y), in pixels of a 1200-pixel plate. Ids in `defs` carry the seed, so that several drawings can
 * stand in one SVG.
 */
export type Drawing = {
  svg: string
  defs: string
  /** from the axis to the widest leaf */
  halfWidth: number
  /** half the width of the foot on the ground */
  baseRadius: number
  height: number
}
