import { Net } from '@pantheon/bots'

/** One net that says the mean of what two say: the units of both side by side, each counting half. */
export function joined(one: Net, other: Net): Net {
  const net = new Net(one.places, one.hidden + other.hidden)
  for (let place = 0; place <= one.places; place++) {
    const [a, b, row] = [one, other, net].map(it => it.row(place))
    row.set(a.subarray(0, one.hidden))
    row.set(b.subarray(0, other.hidden), one.hidden)
    row[net.hidden] = (a[one.hidden] + b[other.hidden]) / 2
  }
  net.second.set([...one.second, ...other.second].map(weight => weight / 2))
  return net
}

/** One net with the mean weights of several that were taught on from the same one: what each learnt by chance goes half away. */
export function blended(nets: readonly Net[]): Net {
  const net = new Net(nets[0].places, nets[0].hidden)
  for (const part of ['first', 'second'] as const)
    for (const other of nets)
      for (let i = 0; i < net[part].length; i++) net[part][i] += other[part][i] / nets.length
  return net
}
