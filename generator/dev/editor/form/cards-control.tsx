import type { Json } from '../../../json/value.ts';
import { child, type Path } from '../model/places.ts';
import { type ItemAction, SortableList } from '../parts/sortable-list.tsx';
import { quoted } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';

/** The cards that a section shows: opened, moved, copied and deleted where they stand, for all sections that show them. */
export function CardsControl({ path, value }: { path: Path; value: Json | undefined }) {
  const w = useWords();
  const editor = useEditor();
  const { state } = useSnapshot();
  const name = child(value, 'collection');
  const collection = state?.collections.find((one) => one.name === name);
  const names = child(value, 'names');
  if (!collection) return null;
  const chosen = Array.isArray(names) ? names : undefined;
  // Where a section names its cards, they stand in the order of the names.
  const items = chosen ? chosen.flatMap((one) => collection.items.find((item) => item.name === one) ?? []) : collection.items;
  const told = (index: number) => ({ page: collection.name, ...quoted(items[index]?.title ?? '') });
  const actions: ItemAction[] = [
    { id: 'duplicate', label: w.outline.duplicate, drawing: 'copy' },
    { id: 'remove', label: w.outline.remove, drawing: 'trash', isDanger: true },
  ];
  /** With the places that name it. */
  const remove = async (card: string) => {
    const plan = await editor.api.plan({ task: 'delete-entry', collection: collection.name, name: card });
    if (plan.state === 'planned') editor.changes.change(plan.operations, plan.summary, { base: plan.base });
    else editor.notes.say('lastOfItsKind');
  };
  const act = (index: number, action: string) => {
    const item = items[index];
    if (!item) return;
    if (action === 'remove') remove(item.name).catch(reportError);
    if (action !== 'duplicate') return;
    const taken = new Set(collection.items.map((one) => one.name));
    let number = 2;
    while (taken.has(`${item.name}-${number}`)) number++;
    const copy = { do: 'duplicate' as const, at: item.at, values: { name: `${item.name}-${number}` } };
    editor.changes.change([copy], { key: 'duplicate', values: told(index) });
  };
  const move = (from: number, to: number) => {
    const [item, target] = [items[from], items[to]];
    if (!item || !target) return;
    const place = chosen ? chosen.indexOf(target.name) : Number(target.at.at(-1));
    const at = chosen ? [...path, 'names', chosen.indexOf(item.name)] : item.at;
    editor.changes.change([{ do: 'move', at, to: place }], { key: 'move', values: told(from) });
  };
  return (
    <SortableList
      label={w.panel.cards}
      items={items.map((item) => ({ id: item.name, label: item.title }))}
      onOpen={(index) => items[index] && editor.navigation.focus(items[index].at)}
      onMove={move}
      actions={actions}
      onAction={act}
    />
  );
}
