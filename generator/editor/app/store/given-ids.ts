import type { LinkTarget } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';

type Given = Required<LinkTarget>['gives'];

/** Whether an operation writes a link to an address: as a field, or in a sentence. */
function leadsTo(operation: Operation, href: string): boolean {
  if (!('value' in operation)) return false;
  const written = JSON.stringify(operation.value) ?? '';
  return written.includes(`"${href}"`) || written.includes(`](${href})`);
}

/** Ids that headings get together with the first link to them. */
export class GivenIds {
  readonly #given = new Map<string, Given>();

  /** A target was chosen. */
  keep({ href, gives }: LinkTarget): void {
    if (gives) this.#given.set(href, gives);
  }

  /** What must come into the file with a change: the ids of the headings to which it leads. They are given once. */
  takeFor(operations: readonly Operation[]): Operation[] {
    const meant = [...this.#given].filter(([href]) => operations.some((one) => leadsTo(one, href)));
    return meant.map(([href, { at, id }]): Operation => {
      this.#given.delete(href);
      return { do: 'set', at, value: id };
    });
  }
}
