import { sectionsOf } from './sections.ts';

/** What stands on the boundary below a section that is shown. */
export interface Boundary {
  /** Index in the file at which a section that is inserted here will stand. */
  index: number;
  label: string;
  /** Sections here that no page shows: their index in the file, and what they are called. */
  hidden: { index: number; label: string }[];
}

export interface InsertsHost {
  onInsert: (index: number) => void;
  onOpen: (index: number) => void;
}

/** How near to a boundary the pointer shows its button. CSS pixels. */
const nearness = 28;

/** The boundaries between the sections of a page, over the page: what can be put in there, and what is hidden there. */
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

  /** Takes all of it out of the page, which may then become another. */
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

  /** @returns whether what was pressed is one of these. */
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
