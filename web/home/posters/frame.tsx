import { BandIn, type BandName } from '@pantheon/web/toolkit'
import type { ReactNode } from 'react'

/** A poster: 300 by 400, a ground, a picture, bands of pattern above and below. */
export function Frame({
  ground,
  top,
  bottom,
  children,
}: {
  readonly ground: string
  readonly top: BandName
  readonly bottom: BandName
  readonly children: ReactNode
}) {
  return (
    <svg
      className={`poster-art ${ground}`}
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="300" height="400" fill="var(--ground)" />
      {children}
      <rect width="300" height="26" fill="var(--ground)" />
      <rect y="25" width="300" height="2.500" fill="var(--figure)" />
      <BandIn band={top} x={0} y={4} width={300} height={18} />
      <rect y="374" width="300" height="26" fill="var(--ground)" />
      <rect y="372" width="300" height="2.500" fill="var(--figure)" />
      <BandIn band={bottom} x={0} y={378} width={300} height={18} />
    </svg>
  )
}
