/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and the same in Node, workers and browsers, where the
 * built-in one is asynchronous or missing. Tested against Node's own on random input.
 */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n)
  return found
}

/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0

const K = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)))
const START = Int32Array.from(primes(8), p => fraction(Math.sqrt(p)))

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** The digest of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) & ~63) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(padded.length - 4, bytes.length << 3)

  const hash = START.slice()
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + i * 4)
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3)
      const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]
      const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const round = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] += round[i]
  }
  const out = new Uint8Array(32)
  const words = new DataView(out.buffer)
  hash.forEach((word, i) => {
    words.setInt32(i * 4, word)
  })
  return out
}

/** The keyed digest of some bytes. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    join(
      block.map(byte => byte ^ 0x36),
      bytes,
    ),
  )
  return sha256(
    join(
      block.map(byte => byte ^ 0x5c),
      inner,
    ),
  )
}

const join = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/** Bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** The digest of a text, in hexadecimal. */
export const digest = (text: string): string => hex(sha256(new TextEncoder().encode(text)))
