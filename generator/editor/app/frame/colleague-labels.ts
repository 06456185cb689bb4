import { type Path, toPointer } from '../model/places.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { isolate } from '../words/sentences.ts';
import { elementOf, pointedIn } from './page-elements.ts';

/** Colleague at a place of the page. */
export interface ColleagueAt {
  name: string;
  colour: string;
  at: Path;
}

/** Height of a label in CSS pixels. */
const labelHeight = 24;

/** Overlay with the names of colleagues beside the pieces that they are at. */
export class ColleagueLabels {
  readonly #root: Document;
  readonly #snapshot: () => Snapshot;
  readonly #observer: ResizeObserver;
  #box: HTMLElement | undefined;
  #colleagues: readonly ColleagueAt[] = [];

  constructor(root: Document, snapshot: () => Snapshot) {
    this.#root = root;
    this.#snapshot = snapshot;
    this.#observer = new ResizeObserver(() => this.draw());
    this.#observer.observe(root.body);
  }

  show(colleagues: readonly ColleagueAt[]): void {
    this.#colleagues = colleagues;
    this.draw();
  }

  /** Removes the overlay, e.g. before the page is updated. */
  clear(): void {
    this.#box?.remove();
    this.#box = undefined;
  }

  draw(): void {
    this.clear();
    if (this.#colleagues.length === 0) return;
    const box = this.#root.createElement('div');
    box.setAttribute('data-edit-colleagues', '');
    box.append(...this.#labels());
    this.#root.body.append(box);
    this.#box = box;
  }

  /** Label for each place, with the names of all who are there. */
  #labels(): HTMLElement[] {
    const byElement = new Map<Element, ColleagueAt[]>();
    for (const colleague of this.#colleagues) {
      const element = this.#elementAt(colleague.at);
      if (element) byElement.set(element, [...(byElement.get(element) ?? []), colleague]);
    }
    return [...byElement].map(([element, there]) => this.#label(element, there));
  }

  /** Element that shows a place, otherwise the section with it. */
  #elementAt(at: Path): HTMLElement | undefined {
    const pointer = toPointer(at);
    const exact = pointedIn(this.#root).find(({ dataset, offsetParent }) => dataset.pointer === pointer && offsetParent !== null);
    return exact ?? elementOf(this.#root, this.#snapshot(), at).element;
  }

  #label(element: Element, there: readonly ColleagueAt[]): HTMLElement {
    const label = this.#root.createElement('div');
    const { top, left, right } = element.getBoundingClientRect();
    const view = this.#root.defaultView;
    const { scrollY = 0, scrollX = 0 } = view ?? {};
    const isRightToLeft = view?.getComputedStyle(element).direction === 'rtl';
    label.dir = document.dir;
    label.textContent = there.map(({ name }) => isolate(name)).join(document.dir === 'rtl' ? '، ' : ', ');
    label.style.background = there[0]?.colour ?? '';
    // Above the beginning of the piece.
    label.style.top = `${Math.max(labelHeight, top + scrollY)}px`;
    const { clientWidth } = this.#root.documentElement;
    if (isRightToLeft) label.style.right = `${Math.max(0, clientWidth - right - scrollX)}px`;
    else label.style.left = `${Math.max(0, left + scrollX)}px`;
    return label;
  }
}
