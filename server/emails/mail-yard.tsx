import { Fragment } from 'react'
import { leftOutInWords, yardHeight, yardInWords } from '#domain/growth/yard-words.ts'
import { yardLayout, type YardLayout, type YardLine } from '#domain/growth/yard.ts'
import type { VersionPlant } from '#domain/quote/quote-version.ts'
import type { Email } from '#server/gateways/mailer.ts'
import { limitConcurrency } from '#server/limits/limit-concurrency.ts'
import { withDeadline } from '#server/limits/with-deadline.ts'
import { log } from '#server/log/log.ts'
import { readYardTrees } from '#server/reads/yard-trees.ts'
import { drawYard, isDrawn, yardPixels } from './draw-yard.ts'
import { Heading, paper, Paragraph, Row, sans, TextLink } from './mail-parts.tsx'

/** What it becomes is the question; on the page they can look at other ages. */
const age = 10

const cid = 'yard@hctc'
/** Emails that were fetched from the queue together wait for each other, so no picture may take longer. */
const mostMilliseconds = 10_000

export type MailYard = {
  /** Those that are in the picture. */
  lines: readonly YardLine[]
  /** In a sentence, for people who don't see it. */
  alt: string
  leftOut: string | null
  /** The picture's height in pixels; null if it couldn't be drawn. */
  height: number | null
  pictures: Email['pictures']
}

const inTurn = limitConcurrency({ work: 'email picture', most: 2, waitMilliseconds: mostMilliseconds })

const mostKept = 50
const kept = new Map<string, ReturnType<typeof drawYard>>()

/** An email that has to be sent again finds its picture drawn, also if it was ready too late the first time. */
function drawOnce(layout: YardLayout): ReturnType<typeof drawYard> {
  const key = JSON.stringify(layout)
  const known = kept.get(key)
  if (known !== undefined) return known
  const drawing = inTurn(() => drawYard(layout))
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawing
}

/** A version's plants in year 10, drawn; null if there's nothing to draw. If drawing fails, the heights are still told. */
export async function mailYard(plants: readonly VersionPlant[]): Promise<MailYard | null> {
  const trees = await readYardTrees(plants)
  const hasPicture = await Promise.all(trees.map(({ slug }) => isDrawn(slug)))
  const undrawn = trees.flatMap(({ slug }, index) => (hasPicture[index] === true ? [] : [slug]))
  if (undrawn.length > 0) log.warn({ undrawn }, 'plants without pictures are left out of a yard')
  const layout = yardLayout(
    trees.filter(({ slug }) => !undrawn.includes(slug)),
    age,
  )
  const lines = layout.lines.filter(({ xs }) => xs.length > 0)
  if (lines.length === 0) return null
  const late = () => new Error(`not ready within ${mostMilliseconds} ms`)
  const drawn = await withDeadline(drawOnce(layout), mostMilliseconds, late).catch((error: unknown) => {
    log.warn({ err: error }, 'email sent without the picture of the yard')
    return null
  })
  return {
    lines,
    alt: yardInWords(lines, age),
    leftOut: leftOutInWords(layout.lines),
    height: drawn?.height ?? null,
    pictures: drawn === null ? [] : [{ cid, type: 'image/png', bytes: drawn.bytes }],
  }
}

/** The picture from edge to edge, and below it what each number is. */
export function YardRows({ yard, pageUrl }: { yard: MailYard; pageUrl: string }) {
  const { lines, alt, leftOut, height } = yard
  const style = { margin: 0, fontFamily: sans, fontSize: 16, lineHeight: 1.6, color: paper.ink }
  return (
    <>
      <Row>
        <Heading>Your yard in year {age}</Heading>
      </Row>
      {height !== null && (
        <tr>
          <td style={{ padding: '4px 0 10px' }}>
            <img
              src={`cid:${cid}`}
              width={yardPixels}
              height={height}
              alt={alt}
              style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
            />
          </td>
        </tr>
      )}
      <Row top={0}>
        <p style={style}>
          {lines.map((line, index) => (
            <Fragment key={line.number}>
              {index > 0 && <br />}
              {lines.length > 1 && <b>{`${line.number}. `}</b>}
              {line.tree.quantity > 1 && `${line.tree.quantity} × `}
              {line.tree.name}: {yardHeight(line, age)}
            </Fragment>
          ))}
        </p>
      </Row>
      <Row top={10}>
        <Paragraph>
          That’s an estimate, from how fast each one is known to grow.
          {height !== null && ' Everything is drawn to one scale, and the person is 6 ft tall.'}
          {leftOut !== null && ` ${leftOut}`}{' '}
          <TextLink href={`${pageUrl}#yard`}>See it at other ages</TextLink>
        </Paragraph>
      </Row>
    </>
  )
}
