import { settings } from './settings.ts'

let context: AudioContext | null = null

/** A short click of clay on stone, where sound is on. */
export function click(): void {
  if (settings().sound === 'off') return
  context ??= new AudioContext()
  const now = context.currentTime
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(420, now)
  tone.frequency.exponentialRampToValueAtTime(140, now + 0.07)
  volume.gain.setValueAtTime(0.18, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.1)
  tone.connect(volume).connect(context.destination)
  tone.start(now)
  tone.stop(now + 0.1)
}
