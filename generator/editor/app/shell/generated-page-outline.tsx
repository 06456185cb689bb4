import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import type { EditablePage } from '../../document/protocol-state.ts';
import { isWithin, type Path } from '../model/places.ts';
import { keysOf } from '../parts/item-keys.ts';
import { copyAndRemove, type SortableItem, SortableList } from '../parts/sortable-list.tsx';
import { fieldOf } from '../store/field-of.ts';
import { listWork } from '../store/list-work.ts';
import { kindName, nameIn, placeOf, quoted } from '../store/naming.ts';
import { loadedValueAt, problemsAt } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { OutlineItem } from './outline-item.tsx';
import { useView } from './view.ts';

const box = css`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;

  & > p {
    font-size: 0.8125rem;
  }

  & > ul {
    display: grid;
    gap: 0.25rem;
  }

  & > ul button {
    inline-size: 100%;
    justify-content: start;
    text-align: start;
  }
`;

/** Pieces of an article as outline items. @param at path of their list */
function usePieces(at: Path): SortableItem[] {
  const w = useWords();
  const language = useLanguage();
  const snapshot = useSnapshot();
  const body = loadedValueAt(snapshot, at);
  const pieces = Array.isArray(body) ? body : [];
  const keys = keysOf(pieces);
  const kindOf = (piece: Json, place: Path) =>
    typeof piece === 'string'
      ? w.pages.paragraph
      : (kindName(snapshot.schema, fieldOf(snapshot, place)?.field, piece)?.[language] ?? '');
  return pieces.map((piece, index) => {
    const place = [...at, index];
    const name = nameIn(piece);
    const kind = kindOf(piece, place);
    const problems = problemsAt(snapshot, place).length;
    return {
      id: keys[index] ?? '',
      label: name ?? (kind || w.pages.paragraph),
      ...(name !== undefined && { detail: kind }),
      problems,
    };
  });
}

/** Outline of an article: open, move, copy or delete its pieces. */
function Pieces({ at }: { at: Path }) {
  const w = useWords();
  const { navigation, changes } = useEditor();
  const snapshot = useSnapshot();
  const { show } = useView();
  const items = usePieces(at);
  const valuesOf = (index: number) => ({ ...placeOf(snapshot, at), ...quoted(items[index]?.label ?? '') });
  const work = listWork({ changes, at, valuesOf });
  const act = (index: number, action: string) => {
    if (action === 'remove') work.remove(index);
    if (action === 'duplicate') work.duplicate(index);
  };
  const open = (index: number) => {
    navigation.focus([...at, index]);
    show({ part: 'panel' });
  };
  const chosen = isWithin(snapshot.focus, at) ? Number(snapshot.focus[at.length]) : -1;
  if (items.length === 0) return null;
  return (
    <div>
      <h2>{w.pages.pieces}</h2>
      <SortableList
        label={w.pages.pieces}
        items={items}
        selected={items[chosen]?.id}
        onOpen={open}
        onMove={work.move}
        actions={copyAndRemove(w)}
        onAction={act}
      />
    </div>
  );
}

/** Articles of a list page, as links to their pages. */
function Articles({ page }: { page: EditablePage }) {
  const w = useWords();
  const { navigation } = useEditor();
  const { state } = useSnapshot();
  const collection = page.at.slice(0, 2);
  const posts = state?.pages.filter(({ made, at }) => made === 'post' && isWithin(at, collection)) ?? [];
  const shown = (page.lists ?? []).flatMap((index) => posts.find(({ at }) => at[3] === index) ?? []);
  return (
    <div className={box}>
      <h2>{w.pages.articles}</h2>
      <ul>
        {shown.map(({ path, title }) => (
          <li key={path}>
            <Button className={button} onPress={() => navigation.showPage(path)}>
              <bdi>{title}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Outline of a generated page: its source, and what can be edited there. */
export function GeneratedPageOutline({ page }: { page: EditablePage }) {
  const w = useWords();
  const { state } = useSnapshot();
  const { made, at } = page;
  if (made === undefined) return null;
  const collection = at[0] === 'collections' ? at.slice(0, 2) : undefined;
  const list = collection && state?.pages.find((one) => one.made === 'list' && isWithin(one.at, collection));
  const isRow = made === 'post' || made === 'entry';
  const isTerm = made === 'category' || made === 'tag' || made === 'author';
  return (
    <div className={box}>
      <p>{w.pages.from[made]}</p>
      {isRow || isTerm ? (
        <OutlineItem path={at} label={fill(w.pages.own[made], { title: page.title })} drawing={isRow ? 'page' : 'flag'} />
      ) : null}
      {collection ? (
        <OutlineItem
          path={collection}
          label={fill(w.pages.collection, {
            title: state?.collections.find(({ name }) => name === at[1])?.title ?? list?.title ?? String(at[1]),
          })}
          drawing="list"
        />
      ) : null}
      {collection ? null : (
        <OutlineItem path={at} label={w.pages.own[made === 'search' ? 'search' : 'not-found']} drawing="site" />
      )}
      {isRow ? <Pieces at={[...at, 'body']} /> : null}
      {page.lists ? <Articles page={page} /> : null}
    </div>
  );
}
