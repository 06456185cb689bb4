import type { SectionAdd } from '../store/section-adds.ts';
import { sectionsOf } from './sections.ts';

/** Button on a section that adds to what it shows. */
export interface PlacedAdd extends SectionAdd {
  label: string;
  /** Index among the sections of the page in the frame. */
  shown: number;
}

/** Distance from the top of the section, in CSS pixels. */
const inset = 12;

/** Overlay of buttons on the sections that show people, news, events or cards. */
export class SectionAdds {
  readonly #root: Document;
  readonly #observer: ResizeObserver;
  #adds: readonly PlacedAdd[] = [];
  #box: HTMLElement | undefined;

  constructor(root: Document) {
    this.#root = root;
    this.#observer = new ResizeObserver(() => this.#place());
    this.#observer.observe(root.body);
  }

  /** Removes the overlay, e.g. before the page is updated. */
  clear(): void {
    this.#box?.remove();
    this.#box = undefined;
  }

  draw(adds: readonly PlacedAdd[], { language, direction }: { language: string; direction: string }): void {
    this.clear();
    this.#adds = adds;
    const box = this.#root.createElement('div');
    box.setAttribute('data-edit-inserts', '');
    box.lang = language;
    box.dir = direction;
    box.append(...adds.map((add) => this.#button(add)));
    this.#root.body.append(box);
    this.#box = box;
    this.#place();
  }

  #button({ label }: PlacedAdd): HTMLElement {
    const button = this.#root.createElement('button');
    button.type = 'button';
    button.dataset.editAdd = '';
    button.textContent = `+ ${label}`;
    return button;
  }

  get #buttons(): Element[] {
    return [...(this.#box?.children ?? [])];
  }

  /** What a pressed button adds; undefined for other elements. */
  addAt(target: Element): SectionAdd | undefined {
    const button = target.closest('[data-edit-add]');
    return button ? this.#adds[this.#buttons.indexOf(button)] : undefined;
  }

  #place(): void {
    const sections = sectionsOf(this.#root);
    const scroll = this.#root.defaultView?.scrollY ?? 0;
    for (const [at, button] of this.#buttons.entries()) {
      const top = sections[this.#adds[at]?.shown ?? 0]?.getBoundingClientRect().top;
      (button as HTMLElement).hidden = top === undefined;
      (button as HTMLElement).style.insetBlockStart = `${(top ?? 0) + scroll + inset}px`;
    }
  }
}
