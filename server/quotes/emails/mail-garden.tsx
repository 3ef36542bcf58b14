import { Fragment } from 'react'
import { leftOutInWords, gardenHeight, gardenInWords } from '#domain/growth/garden-words.ts'
import { gardenLayout, type GardenLine } from '#domain/growth/garden.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import type { Email } from '#server/mail/mailer.ts'
import { limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import { log } from '#server/platform/log/log.ts'
import { readGardenTrees } from '#server/catalog/garden-trees.ts'
import { drawGarden, isDrawn, gardenPixels } from './draw-garden.ts'
import { paper, Paragraph, Row, sans, TextLink, Title } from '#server/mail/mail-parts.tsx'

/** A year in which most have their shape; the page has other ages. */
const age = 10

const cid = 'yard@hctc'
/** Emails that were fetched from the queue together wait for each other, so no picture may take longer. */
const mostMilliseconds = 10_000

export type MailGarden = {
  /** Those that are in the picture. */
  lines: readonly GardenLine[]
  /** In a sentence, for people who don't see it. */
  alt: string
  leftOut: string | null
  /** The picture's height in pixels; null if it couldn't be drawn. */
  height: number | null
  pictures: Email['pictures']
}

const inTurn = limitConcurrency({ work: 'email picture', most: 2, waitMilliseconds: mostMilliseconds })

/** A version's plants in year 10, drawn; null if there's nothing to draw. If drawing fails, the heights are still told. */
export async function mailGarden(plants: readonly VersionPlant[]): Promise<MailGarden | null> {
  const trees = await readGardenTrees(plants)
  const hasPicture = await Promise.all(trees.map(({ slug }) => isDrawn(slug)))
  const undrawn = trees.flatMap(({ slug }, index) => (hasPicture[index] === true ? [] : [slug]))
  if (undrawn.length > 0) log.warn({ undrawn }, 'plants without pictures are left out of a yard')
  const layout = gardenLayout(
    trees.filter(({ slug }) => !undrawn.includes(slug)),
    age,
  )
  const lines = layout.lines.filter(({ xs }) => xs.length > 0)
  if (lines.length === 0) return null
  const late = () => new Error(`not ready within ${mostMilliseconds} ms`)
  const drawn = await withDeadline(
    inTurn(() => drawGarden(layout)),
    mostMilliseconds,
    late,
  ).catch((error: unknown) => {
    log.warn({ err: error }, 'email sent without the picture of the yard')
    return null
  })
  return {
    lines,
    alt: gardenInWords(lines, age),
    leftOut: leftOutInWords(layout.lines),
    height: drawn?.height ?? null,
    pictures: drawn === null ? [] : [{ cid, type: 'image/png', bytes: drawn.bytes }],
  }
}

/** How an email begins: the picture from edge to edge, and below it what each number is. */
export function GardenRows({ garden, pageUrl }: { garden: MailGarden; pageUrl: string }) {
  const { lines, alt, leftOut, height } = garden
  const style = { margin: 0, fontFamily: sans, fontSize: 16, lineHeight: 1.6, color: paper.ink }
  return (
    <>
      <Row top={28}>
        <Title>Your yard in ten years</Title>
      </Row>
      {height !== null && (
        <tr>
          <td style={{ padding: '4px 0 10px' }}>
            <img
              src={`cid:${cid}`}
              width={gardenPixels}
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
              {line.tree.name}: {gardenHeight(line, age)}
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
