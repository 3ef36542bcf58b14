import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { z } from 'zod'
import { plantListText } from '#domain/advice/plant-list.ts'
import { wishText } from '#domain/advice/wish.ts'
import { articleHead } from '#domain/articles/article-schema.ts'
import { readingMinutes } from '#domain/articles/article.ts'
import { policyHead } from '#domain/content/policy.ts'
import { plainText } from '#domain/content/prose.ts'
import { notSoldList } from '#domain/search/not-sold.ts'
import { serviceText } from '#domain/services/service-text.ts'
import { parseMarkdown, parseParagraph, splitFrontMatter } from './parse-markdown.ts'

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`${file}:\n${faults.join('\n')}`)
}

/** Parses and checks one content file. */
function readContent(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  const slug = basename(file).replace(/\.\w+$/, '')
  if (file.includes('/plant-lists/')) return { ...check(plantListText, parse(text), file), slug }
  if (file.includes('/wishes/')) return { ...check(wishText, parse(text), file), id: slug }
  if (file.endsWith('/not-sold.yaml')) return check(notSoldList, parse(text), file)
  if (file.endsWith('.yaml')) return check(serviceText, parse(text), file)
  const { head, markdown } = splitFrontMatter(text)
  const body = parseMarkdown(markdown)
  if (!file.includes('/articles/')) return { ...check(policyHead, head, file), body }
  const article = check(articleHead, head, file)
  const formattedLead = parseParagraph(article.lead)
  return {
    ...article,
    slug,
    minutes: readingMinutes(body),
    lead: plainText(formattedLead),
    formattedLead,
    body,
  }
}

/** Turns the files in content/ into modules at build time, so the running site parses neither Markdown nor YAML. */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    load: {
      filter: {
        id: /\/content\/(?:(?:articles|plant-lists|policies|services|wishes)\/[\w-]+\.(?:md|yaml)|not-sold\.yaml)$/,
      },
      handler(id) {
        this.addWatchFile(id)
        return { code: `export default ${JSON.stringify(readContent(id))}`, map: null, moduleType: 'js' }
      },
    },
  }
}
