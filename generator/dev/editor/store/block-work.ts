import type { Json, Localised, Operation } from '../../../edit/contract.ts';
import { fieldAt } from '../model/fields.ts';
import { child, type Path } from '../model/places.ts';
import type { Editor } from './editor.ts';
import { kindName, nameIn } from './naming.ts';
import { blocksOf, pageOf } from './snapshot.ts';

export const blockKind = (editor: Editor, value: Json | undefined): Localised | undefined => {
  const { schema } = editor.snapshot();
  return kindName(schema, schema && fieldAt(schema, { at: [], value: undefined }, ['notFound', 'blocks', 0])?.field, value);
};

/** What a sentence says of a block: its name, or its kind. */
function told(editor: Editor, value: Json | undefined): Record<string, string> {
  const kind = blockKind(editor, value);
  const name = nameIn(value);
  const of = (label: string | undefined) => [label, name === undefined ? undefined : `«${name}»`].filter(Boolean).join(' ');
  return { page: pageOf(editor.snapshot())?.title ?? '', whatAr: of(kind?.ar), whatEn: of(kind?.en) };
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
    insert: (index: number, value: Json) => {
      editor.change([{ do: 'insert', at: at(), index, value }], { key: 'add', values: told(editor, value) });
      focusOn(index);
    },
    replace: (index: number, value: Json) => {
      const { ar = '', en = '' } = blockKind(editor, value) ?? {};
      const values = { ...told(editor, blockAt(index)), toAr: ar, toEn: en };
      editor.change([{ do: 'set', at: [...at(), index], value }], { key: 'replace', values });
      focusOn(index);
    },
  };
}
