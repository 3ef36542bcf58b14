type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

/** A task this long on a phone four times slower blocks it, as Lighthouse counts. */
const blockingMs = 50

/** The page's main thread in a trace: the CPU time of its tasks, after the first paint of that origin's page if one is given. */
export function mainThreadTime(trace: Buffer, origin: string | null) {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const thread = origin === null ? busiestThread(events) : pageThread(events, origin)
  const isOurs = ({ pid, tid }: TraceEvent) => pid === thread.pid && tid === thread.tid
  const paint =
    events.find(
      ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === thread.pid && ts >= thread.ts,
    )?.ts ?? thread.ts
  const tasks = events
    .filter(
      (event) => event.ph === 'X' && isOurs(event) && event.name.endsWith('RunTask') && event.ts >= thread.ts,
    )
    .toSorted((one, other) => one.ts - other.ts)
  const times: { cpu: number; isAfter: boolean }[] = []
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // Tasks inside tasks are counted already.
    if (ts < end) continue
    end = ts + dur
    times.push({ cpu: tdur / 1000, isAfter: end > paint })
  }
  const after = times.filter(({ isAfter }) => isAfter)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    total: sum(times.map(({ cpu }) => cpu)),
    afterPaint: sum(after.map(({ cpu }) => cpu)),
    blockingAt4: sum(after.map(({ cpu }) => Math.max(0, 4 * cpu - blockingMs))),
  }
}

function pageThread(events: readonly TraceEvent[], origin: string) {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin) === true,
  )
  if (start === undefined) throw new Error('no page in the trace')
  return start
}

function busiestThread(events: readonly TraceEvent[]) {
  const work = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'FunctionCall').length
  const mains = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const [main] = mains.toSorted((one, other) => work(other) - work(one))
  if (main === undefined) throw new Error('no page in the trace')
  return { ...main, ts: 0 }
}
