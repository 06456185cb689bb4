import type { LinkTarget } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';

type Given = Required<LinkTarget>['gives'];

/** Whether an operation writes a link to an address, in a field or within a text. */
function leadsTo(operation: Operation, href: string): boolean {
  if (!('value' in operation)) return false;
  const written = JSON.stringify(operation.value) ?? '';
  return written.includes(`"${href}"`) || written.includes(`](${href})`);
}

/** Ids for headings, written together with the first link to them. */
export class GivenIds {
  readonly #given = new Map<string, Given>();

  /** Records the id for a chosen link target. */
  keep({ href, gives }: LinkTarget): void {
    if (gives) this.#given.set(href, gives);
  }

  /** Operations that add the ids of the headings linked by a change. Each is returned once. */
  takeFor(operations: readonly Operation[]): Operation[] {
    const meant = [...this.#given].filter(([href]) => operations.some((one) => leadsTo(one, href)));
    return meant.map(([href, { at, id }]): Operation => {
      this.#given.delete(href);
      return { do: 'set', at, value: id };
    });
  }
}
