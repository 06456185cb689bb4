/**
 * The keystroke-level model: what a practised person needs for an error-free run of known steps, in seconds.
 * Card, Moran, Newell: The Keystroke-Level Model for User Performance Time with Interactive Systems (1980).
 */
const seconds = {
  /** A key, or a button of the mouse. */
  key: 0.28,
  /** Pointing at something. */
  point: 1.1,
  /** The hand from the keyboard to the mouse, or back. */
  home: 0.4,
  /** Thinking before a step. */
  think: 1.35,
};

/** What an operation took. Keys held down with others count as keys. */
export interface Effort {
  keys: number;
  clicks: number;
  seconds: number;
}

/** Counts what hands do. */
export class Counter {
  #effort: Effort = { keys: 0, clicks: 0, seconds: 0 };
  #isAtMouse = false;

  get effort(): Effort {
    return { ...this.#effort, seconds: Math.round(this.#effort.seconds) };
  }

  #reach(isAtMouse: boolean): void {
    if (this.#isAtMouse !== isAtMouse) this.#effort.seconds += seconds.home;
    this.#isAtMouse = isAtMouse;
  }

  /** One step of thinking. */
  think(): void {
    this.#effort.seconds += seconds.think;
  }

  click(times = 1): void {
    this.#reach(true);
    this.#effort.clicks += times;
    this.#effort.seconds += seconds.point + times * seconds.key;
  }

  press(keys: number): void {
    this.#reach(false);
    this.#effort.keys += keys;
    this.#effort.seconds += keys * seconds.key;
  }
}

/** Keys of a chord such as `Control+Shift+ArrowLeft`, or characters of a text: one each. */
export const keysOf = (chord: string) => (chord === '+' ? 1 : chord.split('+').length);
