/** Time after which an unanswered request is reported, in milliseconds. */
export const silenceAfter = 5000;

/** Reports that the server has not answered for a while, and that it answers again. */
export class Silence {
  readonly #onChange: (isSilent: boolean) => void;
  readonly #late = new Set<symbol>();
  #isLost = false;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (isSilent: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Follows a request until it is settled. */
  watch<Answer>(request: Promise<Answer>): Promise<Answer> {
    const name = Symbol();
    const timer = setTimeout(() => {
      this.#late.add(name);
      this.#update();
    }, silenceAfter);
    return request.finally(() => {
      clearTimeout(timer);
      if (this.#late.delete(name)) this.#update();
    });
  }

  /** The event stream is open or interrupted; browsers connect again by themselves. */
  setConnected(isConnected: boolean): void {
    if (isConnected) {
      clearTimeout(this.#lostTimer);
      this.#lostTimer = undefined;
      this.#isLost = false;
      this.#update();
      return;
    }
    this.#lostTimer ??= setTimeout(() => {
      this.#isLost = true;
      this.#update();
    }, silenceAfter);
  }

  #update(): void {
    this.#onChange(this.#isLost || this.#late.size > 0);
  }
}
