import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import type { Json } from '../../../../core/json/value.ts';
import type { PiecesModel } from '../model.ts';
import { nextDocument, showDocument } from './show-list.ts';

/** Steps of the user since a list was sent, to repeat them on another value. */
export class LocalSteps {
  #steps: { step: Step; inverted: Step }[] = [];

  add({ steps, docs }: Transaction): void {
    this.#steps.push(...steps.map((step, index) => ({ step, inverted: step.invert(docs[index] as Node) })));
  }

  clear(): void {
    this.#steps = [];
  }

  /**
   * Takes the steps back, shows a list, and repeats them where they still apply.
   * https://github.com/ProseMirror/prosemirror-collab/blob/1.3.1/src/collab.ts#L34
   */
  repeatOn(state: EditorState, list: readonly Json[], model: PiecesModel): Transaction {
    const { tr } = state;
    const own = this.#steps;
    // Not declared, but what the package for collaboration uses.
    const mirrors = tr.mapping as unknown as { setMirror: (from: number, to: number) => void };
    for (const { inverted } of own.toReversed()) tr.step(inverted);
    for (const step of showDocument(state.apply(tr), nextDocument(tr.doc, list, model)).steps) tr.step(step);
    let mapFrom = own.length;
    for (const { step } of own) {
      const mapped = step.map(tr.mapping.slice(mapFrom));
      mapFrom--;
      if (mapped && !tr.maybeStep(mapped).failed) mirrors.setMirror(mapFrom, tr.steps.length - 1);
    }
    return tr;
  }
}
