import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { Json } from '../../../core/json/value.ts';
import type { Localised } from '../../document/protocol-forms.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { emptiedStrip, stripOfList } from '../../document/strips.ts';
import type { Operation } from '../../document/text/operation.ts';
import { blockForms } from '../model/fields.ts';
import { child, type Path } from '../model/places.ts';
import { valueOfEach } from '../words/words.tsx';
import type { Editor } from './editor.ts';
import { listWork } from './list-work.ts';
import { inQuotes, nameIn } from './naming.ts';
import { blocksOf, loadedValueAt, pageOf, type Snapshot, sectionsAt, sectionsPathOf } from './snapshot.ts';
import { today } from './today.ts';

export const blockKind = ({ schema }: Snapshot, value: Json | undefined): Localised | undefined =>
  schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.label;

/** Whether a block can be hidden; a block that sets the page's title cannot. */
export function canHide({ schema }: Snapshot, value: Json | undefined): boolean {
  return (
    schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.properties.some(({ key }) => key === 'hidden') ===
    true
  );
}

/** Values for messages about a block: its type and name, and its page. */
function summaryValues(snapshot: Snapshot, value: Json | undefined, [top]: Path): Record<string, string> {
  const kind = blockKind(snapshot, value);
  const name = nameIn(value);
  const page = top === 'everyPage' ? top : (pageOf(snapshot)?.title ?? '');
  const what = (language: MessageLanguage) =>
    [kind?.[language], name !== undefined && inQuotes(name, language)].filter(Boolean).join(' ');
  return { page, ...valueOfEach('what', what) };
}

/** Section that a task inserts, and its index: in a list, or first in a new strip. */
function addedBy(operations: readonly Operation[]): { index: number; value: Json | undefined } | undefined {
  const last = operations.at(-1);
  if (last?.do === 'insert') return last;
  if (last?.do !== 'set') return undefined;
  const strip = last.at.length > 1 ? last.value : (Object.values(Object(last.value))[0] as Json | undefined);
  return { index: 0, value: sectionOf(strip) };
}

const sectionOf = (strip: Json | undefined) => child(child(strip, 'blocks'), 0);

/** Plans a task; undefined, with a message, if it is not possible. */
async function fetchPlan({ api, notes }: Pick<Editor, 'api' | 'notes'>, request: TaskRequest) {
  const answer = await api.plan(request).catch(() => undefined);
  if (answer?.state === 'planned') return answer;
  notes.show('failed');
  return undefined;
}

type BlockWorkEditor = Pick<Editor, 'api' | 'state' | 'notes' | 'navigation' | 'changes'>;

/** Blocks of a list: of a strip, or of the current page. */
function blocksIn({ state, navigation }: BlockWorkEditor, list: Path | undefined) {
  const at = (): Path => list ?? sectionsPathOf(state.snapshot());
  const all = () => (list ? sectionsAt(state.snapshot(), list) : blocksOf(state.snapshot()));
  return {
    at,
    all,
    /** Values for messages about a block. */
    told: (value: Json | undefined) => summaryValues(state.snapshot(), value, at()),
    focus: (index: number) => navigation.focus([...at(), index]),
  };
}

type Blocks = ReturnType<typeof blocksIn>;

/** Actions on existing blocks. */
function presentWork({ changes }: BlockWorkEditor, { at, all, told: tell, focus }: Blocks) {
  const work = () => listWork({ changes, at: at(), valuesOf: (index) => tell(all()[index]) });
  return {
    open: focus,
    move: (from: number, to: number) => {
      work().move(from, to);
      focus(to);
    },
    /** Hides a section, or shows it again. */
    hide: (index: number, isHidden: boolean) => {
      const place = [...at(), index, 'hidden'];
      const operation: Operation = isHidden ? { do: 'set', at: place, value: true } : { do: 'remove', at: place };
      changes.change([operation], { key: isHidden ? 'hide' : 'show', values: tell(all()[index]) });
      focus(index);
    },
    duplicate: (index: number) => {
      const id = child(all()[index], 'id');
      work().duplicate(index, typeof id === 'string' ? { id: `${id}-2` } : undefined);
      focus(index + 1);
    },
  };
}

/** Removes a block, and its strip if it was the last one. */
function removeBlock({ state, navigation, changes }: BlockWorkEditor, { at, all, told: tell }: Blocks, list: Path | undefined) {
  return (index: number): void => {
    const strip = list && stripOfList(list);
    const isLast = strip !== undefined && all().length < 2;
    const gone = isLast ? emptiedStrip(loadedValueAt(state.snapshot(), ['everyPage']), strip) : [...at(), index];
    changes.change([{ do: 'remove', at: gone }], { key: 'remove', values: tell(all()[index]) });
    navigation.focus(list && !isLast ? list.slice(0, -1) : (pageOf(state.snapshot())?.at ?? []));
  };
}

/** Blocks created by the server: new blocks and replacements. */
function plannedWork(editor: BlockWorkEditor, { at, all, told: tell, focus }: Blocks) {
  const { state, changes } = editor;
  return {
    /** Inserts a section at an index, or below the page's title. @returns its path, if it is inserted */
    insert: async (index: number, type: string) => {
      const plan = await fetchPlan(editor, { task: 'insert-section', at: at(), index, type, today: today() });
      const added = plan && addedBy(plan.operations);
      if (!plan || !added) return undefined;
      changes.change(plan.operations, { key: 'add', values: tell(added.value) }, { brings: plan.brings, base: plan.base });
      focus(added.index);
      return [...at(), added.index];
    },
    replace: async (index: number, type: string) => {
      const former = tell(all()[index]);
      const plan = await fetchPlan(editor, { task: 'replace-section', at: [...at(), index], type, today: today() });
      if (plan === undefined) return;
      const kind = blockKind(state.snapshot(), { type });
      const values = { ...former, ...valueOfEach('to', (language) => kind?.[language] ?? '') };
      changes.change(plan.operations, { key: 'replace', values }, { brings: plan.brings, base: plan.base });
      focus(index);
    },
  };
}

/** Actions on the blocks of a list: of the current page, or of a strip. */
export function blockWork(editor: BlockWorkEditor, list?: Path) {
  const blocks = blocksIn(editor, list);
  const remove = removeBlock(editor, blocks, list);
  return { ...presentWork(editor, blocks), ...plannedWork(editor, blocks), remove };
}
