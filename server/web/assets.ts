import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'
import { cachePolicies } from './cache-policies.ts'
import { chooseEncoding } from './encodings.ts'

const extensions = { br: '.br', gzip: '.gz' } as const

export const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Built files whose name changes with their content, compressed at build time (tools/assets-plugin.ts). */
export function serveAssets(folder: string): RequestHandler {
  const names = new Set(listFiles(folder))
  const serve = express.static(folder, {
    redirect: false,
    cacheControl: false,
    setHeaders: (response) => response.setHeader('Cache-Control', cachePolicies.immutable),
  })
  return (request, response, next) => {
    const { url } = request
    const name = request.path.slice(1)
    if (names.has(`${name}.gz`)) response.vary('Accept-Encoding')
    const encoding = chooseEncoding(request)
    const encoded = encoding && `${name}${extensions[encoding]}`
    if (encoded === undefined || !names.has(encoded)) {
      serve(request, response, next)
      return
    }
    response.type(extname(name)).set('Content-Encoding', encoding)
    request.url = `/${encoded}`
    serve(request, response, (error) => {
      request.url = url
      response.removeHeader('Content-Encoding')
      next(error)
    })
  }
}

/** Plain text: anyone can request any number of missing files, and rendering a page for each would be expensive. */
export const sendFileNotFound: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', cachePolicies.never).type('text').send('no such file')
}

const publicFolder = 'build/client'
const publicFiles = new Set(listFiles(publicFolder))

const serveFromPublic = express.static(publicFolder, {
  redirect: false,
  index: false,
  cacheControl: false,
  setHeaders: (response) => response.setHeader('Cache-Control', cachePolicies.file),
})

/** The site's icons, from the same folder; the desk has no other files without a hash in their name. */
export const serveIcon: RequestHandler = (request, response) => {
  response.sendFile(request.path.slice(1), {
    root: 'public',
    cacheControl: false,
    headers: { 'Cache-Control': cachePolicies.file },
  })
}

/** Files from public/, such as icons, whose names never change. Other requests don't touch the disk. */
export const servePublicFiles: RequestHandler = (request, response, next) => {
  if (publicFiles.has(request.path.slice(1))) serveFromPublic(request, response, next)
  else next()
}
