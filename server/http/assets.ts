import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'
import { cachePolicies } from './cache-policies.ts'
import { chooseEncoding } from './encodings.ts'

const extensions = { br: '.br', gzip: '.gz' } as const

/** Built files whose name changes with their content, in the encoding that the build made beforehand (tools/assets-plugin.ts). */
export function serveAssets(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
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

/** Short: anyone can ask for any number of files that don't exist, and a rendered page for each would be expensive. */
export const answerNoSuchFile: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', cachePolicies.never).type('text').send('no such file')
}

const publicFolder = 'build/client'
const publicFiles = new Set(existsSync(publicFolder) ? readdirSync(publicFolder) : [])

const serveFromPublic = express.static(publicFolder, {
  redirect: false,
  index: false,
  cacheControl: false,
  setHeaders: (response) => response.setHeader('Cache-Control', cachePolicies.file),
})

/** What lies in public/: icons and the like, under names that stay. Nobody else's request looks at the disk. */
export const servePublicFiles: RequestHandler = (request, response, next) => {
  if (publicFiles.has(request.path.slice(1))) serveFromPublic(request, response, next)
  else next()
}
