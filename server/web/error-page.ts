import type { ErrorRequestHandler } from 'express'
import { log } from '#server/platform/log/log.ts'

const texts = {
  400: ["We can't read this URL", "Something in it isn't valid. Please check it for typos."],
  503: ['Back in a moment', 'Very many people are on our site right now. Please try again in a few seconds.'],
  500: ['Something went wrong on our end', 'Please try again in a moment.'],
} as const

const siteLinks = '<a href="/">Home</a> <a href="/contact">Contact us</a>'

function pageOf([title, message]: readonly [string, string], links: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | Hill Country Tree Company</title></head><body><h1>${title}</h1><p>${message}</p><p>${links}</p></body></html>`
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500
  // The Host header or the path isn't part of a valid URL.
  if ('code' in error && error.code === 'ERR_INVALID_URL') return 400
  return 'status' in error ? Number(error.status) : 500
}

/** The last resort, outside of React Router. Details of the error go to the log only. */
export const sendErrorPage = errorPage(siteLinks)
export const sendDeskErrorPage = errorPage('<a href="/">The desk</a>')

function errorPage(links: string): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const claimed = statusOf(error)
    const isOurs = !(claimed >= 400 && claimed < 500)
    if (isOurs) log.error({ err: error }, 'request failed')
    if (response.headersSent) {
      response.destroy()
      return
    }
    response
      .status(isOurs ? 500 : claimed)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(pageOf(texts[isOurs ? 500 : 400], links))
  }
}

/** Instead of a page that got no turn to be rendered. */
export const busyPage = () =>
  new Response(pageOf(texts[503], siteLinks), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  })
