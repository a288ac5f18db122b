import { Net } from '@pantheon/bots'

/** One net that says the mean of what two say: the units of both side by side, each counting half. */
export function joined(one: Net, other: Net): Net {
  const net = new Net(one.places, one.hidden + other.hidden)
  for (let place = 0; place <= one.places; place++) {
    const [a, b] = [one, other].map(({ first, width }) => first.subarray(place * width, (place + 1) * width))
    const row = net.first.subarray(place * net.width, (place + 1) * net.width)
    row.set(a.subarray(0, one.hidden))
    row.set(b.subarray(0, other.hidden), one.hidden)
    row[net.hidden] = (a[one.hidden] + b[other.hidden]) / 2
  }
  net.second.set([...one.second, ...other.second].map(weight => weight / 2))
  return net
}

/** One net of the mean weights of two that were taught on from the same one: what each learnt by chance goes half away. */
export function blended(one: Net, other: Net): Net {
  const mean = (a: Float32Array, b: Float32Array): Float32Array => a.map((weight, i) => (weight + b[i]) / 2)
  return new Net(one.places, one.hidden, mean(one.first, other.first), mean(one.second, other.second))
}
