import sharp from 'sharp'

/** A small photo with a location in it. */
export const locatedPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'olive' } })
    .withExif({ IFD0: { Make: 'SENTINEL' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()

type Options = { client?: string; headers?: Record<string, string> }

/** Posts a photo as the page's script does; `Accept: text/html` makes it a form without JavaScript. */
export function postPhoto(
  origin: string,
  token: string,
  photo: Uint8Array,
  { client, headers }: Options = {},
) {
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'spot.jpg')
  return fetch(`${origin}/quote/${token}/photos`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'application/json', ...(client && { 'X-Forwarded-For': client }), ...headers },
    body,
  })
}
