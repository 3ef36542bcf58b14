import { normalize, subtract, type Vector3 } from '../vector.ts'

export type BranchNode = {
  readonly position: Vector3
  readonly parent: BranchNode | undefined
  readonly children: BranchNode[]
  /** twigs may start here: not on the trunk and not close to the fork, where they'd look bare */
  readonly budding: boolean
  tips: number
  radius: number
}

export type Skeleton = {
  readonly nodes: BranchNode[]
  readonly roots: BranchNode[]
  /** length of one piece of a branch */
  readonly step: number
}

export function growNode(
  skeleton: Skeleton,
  position: Vector3,
  parent: BranchNode | undefined,
  budding: boolean,
): BranchNode {
  const node: BranchNode = { position, parent, children: [], budding, tips: 0, radius: 0 }
  skeleton.nodes.push(node)
  if (parent) parent.children.push(node)
  else skeleton.roots.push(node)
  return node
}

export const directionOf = (node: BranchNode): Vector3 =>
  node.parent ? normalize(subtract(node.position, node.parent.position)) : [0, 1, 0]
