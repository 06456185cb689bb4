import { sectionsOf } from './sections.ts';

/** Insertion point below a section on the page. */
export interface Boundary {
  /** Index in the file of a section inserted here. */
  index: number;
  label: string;
  /** Hidden sections here: index in the file and label. */
  hidden: { index: number; label: string }[];
}

export interface InsertsHost {
  onInsert: (index: number) => void;
  onOpen: (index: number) => void;
}

/** Distance from the pointer within which the button of an insertion point shows, in CSS pixels. */
const nearness = 28;

/** Overlay of insertion points between the sections of a page, with the hidden sections there. */
export class Inserts {
  readonly #root: Document;
  readonly #host: InsertsHost;
  readonly #observer: ResizeObserver;
  #box: HTMLElement | undefined;

  constructor(root: Document, host: InsertsHost) {
    this.#root = root;
    this.#host = host;
    this.#observer = new ResizeObserver(() => this.#place());
    this.#observer.observe(root.body);
    root.addEventListener('mousemove', this.#onMove, { passive: true });
  }

  /** Removes the overlay, e.g. before the page is updated. */
  clear(): void {
    this.#box?.remove();
    this.#box = undefined;
  }

  draw(boundaries: readonly Boundary[], { language, direction }: { language: string; direction: string }): void {
    this.clear();
    const box = this.#root.createElement('div');
    box.setAttribute('data-edit-inserts', '');
    box.lang = language;
    box.dir = direction;
    box.append(...boundaries.map((boundary) => this.#row(boundary)));
    this.#root.body.append(box);
    this.#box = box;
    this.#place();
  }

  #row({ index, label, hidden }: Boundary): HTMLElement {
    const row = this.#root.createElement('div');
    row.append(...hidden.map((one) => this.#button(one.label, 'open', one.index)), this.#button(label, 'insert', index));
    return row;
  }

  #button(label: string, act: 'open' | 'insert', index: number): HTMLElement {
    const button = this.#root.createElement('button');
    button.type = 'button';
    button.dataset.editAct = act;
    button.dataset.editIndex = String(index);
    if (act === 'open') button.textContent = label;
    else {
      button.setAttribute('aria-label', label);
      button.title = label;
      button.textContent = '+';
    }
    return button;
  }

  /** Runs the action of a pressed button. @returns whether the target is a button of the overlay */
  press(target: Element): boolean {
    const button = target.closest<HTMLElement>('[data-edit-act]');
    if (!button) return false;
    const index = Number(button.dataset.editIndex);
    if (button.dataset.editAct === 'open') this.#host.onOpen(index);
    else this.#host.onInsert(index);
    return true;
  }

  get #rows(): HTMLElement[] {
    return [...(this.#box?.children ?? [])] as HTMLElement[];
  }

  #place(): void {
    const sections = sectionsOf(this.#root);
    const scroll = this.#root.defaultView?.scrollY ?? 0;
    for (const [at, row] of this.#rows.entries()) {
      const below = sections[at]?.getBoundingClientRect().bottom;
      row.hidden = below === undefined;
      row.style.insetBlockStart = `${(below ?? 0) + scroll}px`;
    }
  }

  #onMove = ({ clientY }: MouseEvent): void => {
    for (const row of this.#rows) {
      const isNear = Math.abs(row.getBoundingClientRect().top - clientY) < nearness;
      if (isNear !== row.hasAttribute('data-near')) row.toggleAttribute('data-near', isNear);
    }
  };
}
