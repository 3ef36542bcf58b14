import { crc32, deflateRawSync } from 'node:zlib'

// The minimum Excel accepts as a workbook: zipped sheets of inline strings and numbers.

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cell(value: string | number, column: number, row: number): string {
  const position = `${String.fromCharCode(65 + column)}${row + 1}`
  return typeof value === 'number'
    ? `<c r="${position}"><v>${value}</v></c>`
    : `<c r="${position}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`
}

function sheet(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, column, at)).join('')}</row>`,
  )
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

const relations = (kind: string, targets: readonly string[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

type Rows = readonly (readonly (string | number)[])[]

export const workbook = (rows: Rows) => workbookOf({ List: rows })

export const workbookOf = (sheets: Record<string, Rows>) =>
  packed(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheet(rows)])))

/** A workbook with one cell at this position. At XFD1048576, a kilobyte claims 17 billion cells. */
export const workbookWithCellAt = (position: string) =>
  packed({
    List: sheet([]).replace(
      '<sheetData>',
      `<sheetData><row r="${/\d+/.exec(position)?.[0]}"><c r="${position}"><v>1</v></c></row>`,
    ),
  })

function packed(sheets: Record<string, string>, claimedSize?: number, isStreamed = false): Buffer {
  const names = Object.keys(sheets)
  const entries = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations('officeDocument', ['xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      'worksheet',
      names.map((_, at) => `worksheets/sheet${at + 1}.xml`),
    ),
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, head + sheets[name]])),
  }
  return zip(entries, claimedSize, isStreamed)
}

/**
 * A workbook with this XML in its only sheet. An attack in the lab uses it, so the search for unused code doesn't see it used.
 * @public
 */
export const workbookWithSheet = (sheetData: string) =>
  packed({ List: sheet([]).replace('<sheetData></sheetData>', `<sheetData>${sheetData}</sheetData>`) })

/**
 * Claims to unpack to a kilobyte, but its sheet has this many megabytes. In a zip that was written to a stream, each file says how
 * long it is only after its end.
 */
export const lyingWorkbook = (megabytes: number, isStreamed: boolean) =>
  packed(
    { List: sheet([]).replace('<sheetData>', `<sheetData>${' '.repeat(megabytes * 1_000_000)}`) },
    1_000,
    isStreamed,
  )

/** A few kilobytes that claim to unpack to 4 GB. */
export function zipBomb(): Buffer {
  return zip({ 'xl/workbook.xml': 'x' }, 0xff_ff_ff_f0)
}

function zip(entries: Record<string, string>, claimedSize?: number, isStreamed = false): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [content, title] = [Buffer.from(text), Buffer.from(name)]
    const deflated = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(deflated.length, 14)
    facts.writeUInt32LE(claimedSize ?? content.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const known = Buffer.from(facts)
    const after = Buffer.concat([Buffer.from('PK\u0007\u0008'), facts.subarray(10, 22)])
    if (isStreamed) known.fill(0, 10, 22).writeUInt16LE(8, 2)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      known,
      title,
      deflated,
      ...(isStreamed ? [after] : []),
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, title]))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}
