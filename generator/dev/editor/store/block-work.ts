import type { Localised, TaskRequest } from '../../../edit/protocol.ts';
import type { Operation } from '../../../edit/text/operation.ts';
import type { Json } from '../../../json/value.ts';
import { blockForms } from '../model/fields.ts';
import { child, type Path } from '../model/places.ts';
import type { Editor } from './editor.ts';
import { nameIn, quoted } from './naming.ts';
import { blocksOf, pageOf } from './snapshot.ts';
import { today } from './today.ts';

export const blockKind = (editor: Editor, value: Json | undefined): Localised | undefined => {
  const { schema } = editor.snapshot();
  return schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.label;
};

/** Whether a kind of block may be hidden: what gives a page its title may not. */
export function canHide(editor: Editor, value: Json | undefined): boolean {
  const { schema } = editor.snapshot();
  return (
    schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.properties.some(({ key }) => key === 'hidden') ===
    true
  );
}

/** What a sentence says of a block: its name, or its kind. */
function told(editor: Editor, value: Json | undefined): Record<string, string> {
  const kind = blockKind(editor, value);
  const name = nameIn(value);
  const own = name === undefined ? undefined : quoted(name);
  const of = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');
  return { page: pageOf(editor.snapshot())?.title ?? '', whatAr: of(kind?.ar, own?.whatAr), whatEn: of(kind?.en, own?.whatEn) };
}

/** What a task comes to; undefined, and said, where it cannot be done. */
async function planned(editor: Editor, request: TaskRequest) {
  const answer = await editor.api.plan(request).catch(() => undefined);
  if (answer?.state === 'planned') return answer;
  editor.say('failed');
  return undefined;
}

/** What can be done with the blocks of the page that is shown. */
export function blockWork(editor: Editor) {
  const at = (): Path => [...(pageOf(editor.snapshot())?.at ?? []), 'blocks'];
  const blockAt = (index: number) => blocksOf(editor.snapshot())[index];
  const focusOn = (index: number) => editor.focus([...at(), index]);
  return {
    open: focusOn,
    move: (from: number, to: number) => {
      editor.change([{ do: 'move', at: [...at(), from], to }], { key: 'move', values: told(editor, blockAt(from)) });
      focusOn(to);
    },
    /** Keeps a section in the file and off the page, or shows it again. */
    hide: (index: number, isHidden: boolean) => {
      const place = [...at(), index, 'hidden'];
      const operation: Operation = isHidden ? { do: 'set', at: place, value: true } : { do: 'remove', at: place };
      editor.change([operation], { key: isHidden ? 'hide' : 'show', values: told(editor, blockAt(index)) });
      focusOn(index);
    },
    remove: (index: number) => {
      editor.change([{ do: 'remove', at: [...at(), index] }], { key: 'remove', values: told(editor, blockAt(index)) });
      editor.focus(pageOf(editor.snapshot())?.at ?? []);
    },
    duplicate: (index: number) => {
      const value = blockAt(index);
      const id = child(value, 'id');
      const copy: Operation = {
        do: 'duplicate',
        at: [...at(), index],
        ...(typeof id === 'string' && { values: { id: `${id}-2` } }),
      };
      editor.change([copy], { key: 'duplicate', values: told(editor, value) });
      focusOn(index + 1);
    },
    /** Puts a new section where it is asked for, or below the title of the page. @returns its place, where it comes */
    insert: async (index: number, type: string) => {
      const plan = await planned(editor, { task: 'insert-section', at: at(), index, type, today: today() });
      const last = plan?.operations.at(-1);
      if (plan === undefined || last?.do !== 'insert') return undefined;
      editor.change(plan.operations, { key: 'add', values: told(editor, last.value) }, { brings: plan.brings, base: plan.base });
      focusOn(last.index);
      return [...at(), last.index];
    },
    replace: async (index: number, type: string) => {
      const former = told(editor, blockAt(index));
      const plan = await planned(editor, { task: 'replace-section', at: [...at(), index], type, today: today() });
      if (plan === undefined) return;
      const { ar = '', en = '' } = blockKind(editor, { type }) ?? {};
      editor.change(
        plan.operations,
        { key: 'replace', values: { ...former, toAr: ar, toEn: en } },
        { brings: plan.brings, base: plan.base },
      );
      focusOn(index);
    },
  };
}
