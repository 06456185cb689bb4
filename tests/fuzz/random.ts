import fc from 'fast-check';

/** Spreads two numbers over 32 bits, so that neighbouring seeds and indexes have nothing in common. */
function mix(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The chance of one input: the same seed and index give the same choices on every machine. */
export class Random {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = mix(seed, index);
  }

  /** From 0 up to 1, without it. Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let hash = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both limits included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.int(0, values.length - 1)] as Value;
  }

  /** One value of an arbitrary of fast-check. */
  sample<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return fc.sample(arbitrary, { seed: this.int(0, 0x7fffffff), numRuns: 1 })[0] as Value;
  }
}
