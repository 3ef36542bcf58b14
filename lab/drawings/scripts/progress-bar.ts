const width = 30

/** Shows the progress and remaining time of a long step on one line, updated at most five times a second. */
export async function progressBar(
  title: string,
  total: number,
  work: (tick: (done: number) => void) => Promise<void>,
) {
  const start = performance.now()
  let drawn = 0
  const draw = (done: number) => {
    const seconds = (performance.now() - start) / 1000
    const left = done === 0 ? 0 : (seconds / done) * (total - done)
    const filled = Math.round((done / total) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    process.stdout.write(
      `\r${title.padEnd(10)} ${bar} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s left   `,
    )
  }
  await work((done) => {
    if (performance.now() - drawn < 200) return
    drawn = performance.now()
    draw(done)
  })
  draw(total)
  process.stdout.write('\n')
}
