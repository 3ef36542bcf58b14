/** Does a piece of work for each number below `count`, this many at once. */
export async function workThrough(count: number, atOnce: number, work: (index: number) => Promise<void>) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1
        await work(next - 1)
      }
    }),
  )
}
