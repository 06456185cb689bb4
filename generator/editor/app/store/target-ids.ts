import type { LinkTarget } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';

type TargetId = Required<LinkTarget>['gives'];

/** Whether an operation writes a link to an address, in a field or within a text. */
function leadsTo(operation: Operation, href: string): boolean {
  if (!('value' in operation)) return false;
  const written = JSON.stringify(operation.value) ?? '';
  return written.includes(`"${href}"`) || written.includes(`](${href})`);
}

/** Ids for headings, written together with the first link to them. */
export class TargetIds {
  readonly #idsByHref = new Map<string, TargetId>();

  /** Records the id for a chosen link target. */
  add({ href, gives }: LinkTarget): void {
    if (gives) this.#idsByHref.set(href, gives);
  }

  /** Operations that add the ids of the headings linked by a change. Each is returned once. */
  takeOperationsFor(operations: readonly Operation[]): Operation[] {
    const meant = [...this.#idsByHref].filter(([href]) => operations.some((one) => leadsTo(one, href)));
    return meant.map(([href, { at, id }]): Operation => {
      this.#idsByHref.delete(href);
      return { do: 'set', at, value: id };
    });
  }
}
