/** Does this for each item, this many at once. Results are in the order in which they came. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < items.length) {
        next += 1
        results.push(await work(items[next - 1] as Item))
      }
    }),
  )
  return results
}

/** Does a piece of work for each number below `count`, this many at once. */
export const workThrough = (count: number, atOnce: number, work: (index: number) => Promise<void>) =>
  inLanes([...Array(count).keys()], atOnce, work)
