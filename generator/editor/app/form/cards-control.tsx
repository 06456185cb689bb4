import type { Json } from '../../../core/json/value.ts';
import type { EditableCollection } from '../../document/protocol-state.ts';
import { child, type Path } from '../model/places.ts';
import { copyAndRemove, SortableList } from '../parts/sortable-list.tsx';
import { quoted } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';

type CardEntry = EditableCollection['items'][number];

/** Cards that a section shows: those it names, in that order, otherwise all cards of the collection. */
function shownCards({ items }: EditableCollection, names: Json[] | undefined): CardEntry[] {
  return names ? names.flatMap((one) => items.find(({ name }) => name === one) ?? []) : items;
}

/** Unused name for a copy of a card. */
function nameOfCopy(name: string, { items }: EditableCollection): string {
  const taken = new Set(items.map((one) => one.name));
  let number = 2;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

/**
 * Actions on the cards that a section shows. They affect every section that shows the cards, except that moving a card changes
 * only this section if it lists its cards by name.
 * @param path path of the section
 */
function useCardWork(path: Path, collection: EditableCollection | undefined, names: Json[] | undefined) {
  const { api, changes, notes } = useEditor();
  if (!collection) return undefined;
  const items = shownCards(collection, names);
  const told = (index: number) => ({ page: collection.name, ...quoted(items[index]?.title ?? '') });
  return {
    items,
    /** Also removes references to the card. */
    remove: async ({ name }: CardEntry) => {
      const plan = await api.plan({ task: 'delete-entry', collection: collection.name, name });
      if (plan.state === 'planned') changes.change(plan.operations, plan.summary, { base: plan.base });
      else notes.show('lastOfItsKind');
    },
    duplicate: ({ name, at }: CardEntry, index: number) => {
      const values = { name: nameOfCopy(name, collection) };
      changes.change([{ do: 'duplicate', at, values }], { key: 'duplicate', values: told(index) });
    },
    move: (from: number, to: number) => {
      const [item, target] = [items[from], items[to]];
      if (!item || !target) return;
      const place = names ? names.indexOf(target.name) : Number(target.at.at(-1));
      const at = names ? [...path, 'names', names.indexOf(item.name)] : item.at;
      changes.change([{ do: 'move', at, to: place }], { key: 'move', values: told(from) });
    },
  };
}

/** List of the cards that a section shows: open, move, copy or delete them. */
export function CardsControl({ path, value }: { path: Path; value: Json | undefined }) {
  const w = useWords();
  const { navigation } = useEditor();
  const { state } = useSnapshot();
  const names = child(value, 'names');
  const collection = state?.collections.find(({ name }) => name === child(value, 'collection'));
  const work = useCardWork(path, collection, Array.isArray(names) ? names : undefined);
  if (!work) return null;
  const { items, move, remove, duplicate } = work;
  const act = (index: number, action: string) => {
    const item = items[index];
    if (item && action === 'remove') remove(item).catch(reportError);
    if (item && action === 'duplicate') duplicate(item, index);
  };
  return (
    <SortableList
      label={w.panel.cards}
      items={items.map(({ name, title }) => ({ id: name, label: title }))}
      onOpen={(index) => items[index] && navigation.focus(items[index].at)}
      onMove={move}
      actions={copyAndRemove(w)}
      onAction={act}
    />
  );
}
