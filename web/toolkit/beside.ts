/** How wide what opens beside a thing is. */
export const WIDTH = 260

/** So far from the edge of the window at least. */
export const EDGE = 12

const GAP = 8

/** A place for something of that height beside a thing: below it, or above where there is no room. */
export function beside(
  spot: HTMLElement,
  height: number,
): { readonly left: number; readonly top: number; readonly above: boolean } {
  const rect = spot.getBoundingClientRect()
  const middle = rect.left + rect.width / 2 - WIDTH / 2
  const left = Math.max(EDGE, Math.min(middle, innerWidth - WIDTH - EDGE))
  const above = rect.bottom + height > innerHeight && rect.top > innerHeight / 2
  return { left, top: above ? innerHeight - rect.top + GAP : rect.bottom + GAP, above }
}
