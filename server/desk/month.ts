import { monthMoney, topPlants } from '#domain/desk/month.ts'
import { formatCents } from '#domain/money.ts'
import { daysInWords, periodAfter, periodKinds, periodOfKind, readPeriod } from '#domain/time/period.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { capitalize } from '#domain/wording.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { csvLine } from '#server/stock/price-lists/list-file.ts'
import { readLinePictures } from '#server/stock/line-pictures.ts'
import { countMonthSteps, listDonePlants, listLedgerOrders, monthSteps } from './month-rows.ts'

const mostPlants = 6

/** One period in numbers: what happened to quotes, from those that are stored, and the money, from the ledger. */
export async function readMonth(key: string | null, now: Date) {
  const today = nurseryDay(now)
  const period = readPeriod(key, today)
  const [rows, orders, lines] = await Promise.all([
    countMonthSteps(period),
    listLedgerOrders(period),
    listDonePlants(period),
  ])
  const money = monthMoney(orders)
  const plants = topPlants(lines, mostPlants)
  const pictures = await readLinePictures(plants.map(({ inventoryId }) => inventoryId))
  const next = periodAfter(period, 1)
  return {
    period: period.key,
    title: period.title,
    year: period.first.slice(0, 4),
    days: daysInWords(period),
    kinds: periodKinds.map((kind) => ({
      name: capitalize(kind),
      key: periodOfKind(kind, period, today).key,
      isCurrent: kind === period.kind,
    })),
    previous: periodAfter(period, -1).key,
    next: next.first > today ? null : next.key,
    steps: monthSteps.map((step) => {
      const row = rows.find((each) => each.step === step)
      return { name: capitalize(step), count: row?.quotes ?? 0, total: formatCents(row?.cents ?? 0) }
    }),
    isOver: period.last < today,
    money: {
      charged: formatCents(money.chargedCents),
      received: formatCents(money.receivedCents),
      owed: formatCents(money.owedCents),
      weOwe: money.weOweCents === 0 ? null : formatCents(money.weOweCents),
      beforeTax: formatCents(money.chargedCents - money.taxCents),
      tax: formatCents(money.taxCents),
      taxReceived: formatCents(money.receivedTaxCents),
    },
    orders: orders.length,
    plants: plants.map(({ name, inventoryId, count, cents }) => ({
      name,
      count,
      cents,
      total: formatCents(cents),
      picture: pictures.get(inventoryId)?.thumb ?? null,
    })),
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

const titles = [
  'Order',
  'Kind',
  'Day',
  'Charged',
  'Sales tax charged',
  'Received',
  'Sales tax received',
  'Owed at the end',
]

/** A period's orders from the ledger, as CSV, without anything that a customer wrote. The log says who took it. */
export async function monthCsv(key: string | null, personId: number, now: Date) {
  const period = readPeriod(key, nurseryDay(now))
  const orders = await listLedgerOrders(period)
  await recordChange(db(), { personId, action: 'month.downloaded', subject: `period ${period.key}` })
  const rows = orders.map(({ number, day, isWork, ...cents }) => [
    number,
    day === null ? 'not done yet' : isWork ? 'done' : 'canceled',
    day,
    dollars(cents.chargedCents),
    dollars(cents.taxCents),
    dollars(cents.receivedCents),
    dollars(cents.receivedTaxCents),
    dollars(cents.owedCents),
  ])
  return { name: `orders-${period.key}.csv`, text: [titles, ...rows].map(csvLine).join('') }
}
