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
import { blocksOf, knownAt, listOf, pageOf, type Snapshot, sectionsAt } from './snapshot.ts';
import { today } from './today.ts';

export const blockKind = ({ schema }: Snapshot, value: Json | undefined): Localised | undefined =>
  schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.label;

/** Whether a kind of block may be hidden: what gives a page its title may not. */
export function canHide({ schema }: Snapshot, value: Json | undefined): boolean {
  return (
    schema?.objects[blockForms(schema)[String(child(value, 'type'))] ?? '']?.properties.some(({ key }) => key === 'hidden') ===
    true
  );
}

/** What a sentence says of a block: its name, or its kind. */
function told(snapshot: Snapshot, value: Json | undefined, [top]: Path): Record<string, string> {
  const kind = blockKind(snapshot, value);
  const name = nameIn(value);
  const page = top === 'everyPage' ? top : (pageOf(snapshot)?.title ?? '');
  const what = (language: MessageLanguage) =>
    [kind?.[language], name !== undefined && inQuotes(name, language)].filter(Boolean).join(' ');
  return { page, ...valueOfEach('what', what) };
}

/** The section that a task puts in, and where: into a list, or as the first of a strip that begins with it. */
function addedBy(operations: readonly Operation[]): { index: number; value: Json | undefined } | undefined {
  const last = operations.at(-1);
  if (last?.do === 'insert') return last;
  if (last?.do !== 'set') return undefined;
  const strip = last.at.length > 1 ? last.value : (Object.values(Object(last.value))[0] as Json | undefined);
  return { index: 0, value: sectionOf(strip) };
}

const sectionOf = (strip: Json | undefined) => child(child(strip, 'blocks'), 0);

/** What a task comes to; undefined, and said, where it cannot be done. */
async function planned({ api, notes }: Pick<Editor, 'api' | 'notes'>, request: TaskRequest) {
  const answer = await api.plan(request).catch(() => undefined);
  if (answer?.state === 'planned') return answer;
  notes.say('failed');
  return undefined;
}

type BlockWorkEditor = Pick<Editor, 'api' | 'state' | 'notes' | 'navigation' | 'changes'>;

/** The blocks of a list as it is now: of a strip of every page, or of the page that is shown. */
function blocksIn({ state, navigation }: BlockWorkEditor, list: Path | undefined) {
  const at = (): Path => list ?? listOf(state.snapshot());
  const all = () => (list ? sectionsAt(state.snapshot(), list) : blocksOf(state.snapshot()));
  return {
    at,
    all,
    /** What a sentence says of a block. */
    told: (value: Json | undefined) => told(state.snapshot(), value, at()),
    focus: (index: number) => navigation.focus([...at(), index]),
  };
}

type Blocks = ReturnType<typeof blocksIn>;

/** What is done with blocks that are there. */
function presentWork({ changes }: BlockWorkEditor, { at, all, told: tell, focus }: Blocks) {
  const work = () => listWork({ changes, at: at(), valuesOf: (index) => tell(all()[index]) });
  return {
    open: focus,
    move: (from: number, to: number) => {
      work().move(from, to);
      focus(to);
    },
    /** Keeps a section in the file and off the page, or shows it again. */
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

/** Takes a block away, with its strip where it is the last of it. */
function removeBlock({ state, navigation, changes }: BlockWorkEditor, { at, all, told: tell }: Blocks, list: Path | undefined) {
  return (index: number): void => {
    const strip = list && stripOfList(list);
    const isLast = strip !== undefined && all().length < 2;
    const gone = isLast ? emptiedStrip(knownAt(state.snapshot(), ['everyPage']), strip) : [...at(), index];
    changes.change([{ do: 'remove', at: gone }], { key: 'remove', values: tell(all()[index]) });
    navigation.focus(list && !isLast ? list.slice(0, -1) : (pageOf(state.snapshot())?.at ?? []));
  };
}

/** Blocks that the server makes: new ones, and others in the place of those that are there. */
function plannedWork(editor: BlockWorkEditor, { at, all, told: tell, focus }: Blocks) {
  const { state, changes } = editor;
  return {
    /** Puts a new section where it is asked for, or below the title of the page. @returns its place, where it comes */
    insert: async (index: number, type: string) => {
      const plan = await planned(editor, { task: 'insert-section', at: at(), index, type, today: today() });
      const added = plan && addedBy(plan.operations);
      if (!plan || !added) return undefined;
      changes.change(plan.operations, { key: 'add', values: tell(added.value) }, { brings: plan.brings, base: plan.base });
      focus(added.index);
      return [...at(), added.index];
    },
    replace: async (index: number, type: string) => {
      const former = tell(all()[index]);
      const plan = await planned(editor, { task: 'replace-section', at: [...at(), index], type, today: today() });
      if (plan === undefined) return;
      const kind = blockKind(state.snapshot(), { type });
      const values = { ...former, ...valueOfEach('to', (language) => kind?.[language] ?? '') };
      changes.change(plan.operations, { key: 'replace', values }, { brings: plan.brings, base: plan.base });
      focus(index);
    },
  };
}

/** What can be done with the blocks of a list: of the page that is shown, or of a strip of every page. */
export function blockWork(editor: BlockWorkEditor, list?: Path) {
  const blocks = blocksIn(editor, list);
  const remove = removeBlock(editor, blocks, list);
  return { ...presentWork(editor, blocks), ...plannedWork(editor, blocks), remove };
}
