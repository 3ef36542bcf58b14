import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto'

// A phone with a passkey, in software: an ES256 key, and no attestation. Unlike a browser, it says whatever a test wants it to.

/** Bits of the authenticator's data: somebody was there, their face or finger was recognized, a new key follows. */
export const flags = { present: 0x01, verified: 0x04, key: 0x40 }

/** Lies for a response to tell. */
export type Lie = Partial<{
  type: string
  challenge: string
  origin: string
  rpId: string
  flags: number
  counter: number
  credentialId: string
  userHandle: string
  signedBy: KeyObject
}>

export const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR (RFC 8949) as a new key needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) => {
    const type = major << 5
    return Buffer.from(
      size < 24 ? [type | size] : size < 256 ? [type | 24, size] : [type | 25, size >> 8, size & 255],
    )
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

const sha256 = (data: string | Buffer) => hash('sha256', data, 'buffer')
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')
const coordinate = (text = '') => Buffer.from(text, 'base64url')

/** `origin` is where its browser is. */
export function newPhone(origin: string) {
  const { publicKey, privateKey } = newKeys()
  const id = base64url(randomBytes(32))
  let userHandle = ''
  let counter = 10

  const clientData = (type: string, challenge: string, lie: Lie) =>
    JSON.stringify({
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? origin,
      crossOrigin: false,
    })
  function authenticatorData(rpId: string, usual: number, count: number, lie: Lie) {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(lie.counter ?? count)
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([lie.flags ?? usual]), counted])
  }
  const respond = (credentialId: string, response: Record<string, unknown>) =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    id,
    /** A new passkey, for the options of an invitation or of the page You. */
    create(options: string, lie: Lie = {}): string {
      const { challenge, rp, user } = JSON.parse(options) as {
        challenge: string
        rp: { id: string }
        user: { id: string }
      }
      userHandle = user.id
      const credentialId = lie.credentialId ?? id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ])
      const authData = Buffer.concat([
        authenticatorData(rp.id, flags.present | flags.verified | flags.key, 0, lie),
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        Buffer.from(credentialId, 'base64url'),
        cbor(key),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return respond(credentialId, {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, lie)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      })
    },
    /** A use of the passkey, to sign in or to confirm something. */
    use(options: string, lie: Lie = {}): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
      counter += 1
      const data = authenticatorData(rpId, flags.present | flags.verified, counter, lie)
      const client = clientData('webauthn.get', challenge, lie)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), lie.signedBy ?? privateKey)
      return respond(lie.credentialId ?? id, {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: lie.userHandle ?? userHandle,
      })
    },
  }
}

export type Phone = ReturnType<typeof newPhone>

/** The options for a passkey, in what React Router sends for a page or an action (`.data`). */
export function optionsIn(data: string): string {
  const values: unknown[] = JSON.parse(data.split('\n')[0] ?? '')
  const options = values.find((value) => typeof value === 'string' && value.includes('"challenge"'))
  if (typeof options !== 'string') throw new Error('no options for a passkey')
  return options
}

export const challengeOf = (options: string) => (JSON.parse(options) as { challenge: string }).challenge
