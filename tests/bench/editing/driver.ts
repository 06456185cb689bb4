import type { FrameLocator, Locator, Page } from 'playwright-core';
import { Counter, type Effort, keysOf } from './effort.ts';

/** Uses the editor as people do, and counts every click and key. */
export class Driver {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly #hand = new Counter();

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('main iframe');
  }

  get effort(): Effort {
    return this.#hand.effort;
  }

  async click(target: Locator, { times = 1, at }: { times?: number; at?: { x: number; y: number } } = {}): Promise<void> {
    this.#hand.think();
    this.#hand.click(times);
    await target.click({ clickCount: times, ...(at && { position: at }) });
  }

  async press(...chords: string[]): Promise<void> {
    this.#hand.think();
    for (const chord of chords) {
      this.#hand.press(keysOf(chord));
      await this.page.keyboard.press(chord);
    }
  }

  async type(text: string): Promise<void> {
    this.#hand.think();
    this.#hand.press(text.length);
    await this.page.keyboard.type(text);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A field of the panel by the end of its place. */
  field(end: string): Locator {
    return this.page.locator(`[data-field$="${end}"]`);
  }

  async section(name: string): Promise<void> {
    await this.click(this.page.locator('main [role="row"]').filter({ hasText: name }).first());
  }

  async task(name: string): Promise<void> {
    await this.click(this.button('مهام'));
    await this.click(this.page.getByRole('menuitem', { name, exact: true }));
  }

  /** Does what a form of a task is about. */
  async act(name = 'نفّذ'): Promise<void> {
    await this.click(this.page.getByRole('dialog').getByRole('button', { name, exact: true }));
  }
}
