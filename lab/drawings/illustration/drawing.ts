/**
 * A plant drawn at the origin, in pixels of a 1200-pixel plate: the middle of its foot is at (0, 0) and y points
 * down as on the screen, so the plant itself has negative y. Ids in `defs` contain the seed, so several drawings
 * can share one SVG.
 */
export type Drawing = {
  svg: string
  defs: string
  /** from the axis to the widest leaf */
  halfWidth: number
  /** half the width of the foot on the ground */
  baseRadius: number
  height: number
  /** without the stalks above its leaves, if it has any */
  leafHeight?: number
}
