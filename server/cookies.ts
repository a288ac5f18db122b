import { createHmac, timingSafeEqual } from 'node:crypto'

/** The cookie that says who someone is. */
export const SESSION = 'pantheon'

const DAY = 86_400_000
const LIFE = 400 * DAY

/** A cookie's value out of a request's header. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/** Signs short texts so that nobody else can make them: who someone is, what a passkey was asked. */
export class Signer {
  constructor(private readonly key: string) {}

  /** A text with a time and a signature. `purpose` keeps one kind of text from passing for another. */
  sign(purpose: string, text: string, now: number): string {
    const body = `${Buffer.from(text).toString('base64url')}.${now}`
    return `${body}.${this.mac(purpose, body)}`
  }

  /** The text, if we signed it not too long ago; else null. */
  read(purpose: string, signed: string | null, now: number, life = LIFE): string | null {
    const [text, at, mac, ...rest] = (signed ?? '').split('.')
    if (mac === undefined || rest.length > 0) return null
    const ours = Buffer.from(this.mac(purpose, `${text}.${at}`))
    const theirs = Buffer.from(mac)
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
    if (now - Number(at) > life) return null
    return Buffer.from(text, 'base64url').toString()
  }

  private mac(purpose: string, body: string): string {
    return createHmac('sha256', this.key).update(`${purpose}/${body}`).digest('base64url')
  }
}

/** A cookie that scripts cannot read and other sites cannot send along. */
export const setCookie = (name: string, value: string, secure: boolean, seconds = LIFE / 1000): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
