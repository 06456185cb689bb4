import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import { type StripPlace, stripPlaces } from '../../../content/site/strip-places.ts';
import type { Json } from '../../../core/json/value.ts';
import { isHidden } from '../frame/sections.ts';
import { child, isWithin, type Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { keysOf } from '../parts/item-keys.ts';
import { type ItemAction, type SortableItem, SortableList } from '../parts/sortable-list.tsx';
import { blockKind, blockWork, canHide } from '../store/block-work.ts';
import { nameIn } from '../store/naming.ts';
import {
  blocksOf,
  hasSections,
  isLoaded,
  loadedValueAt,
  pageOf,
  problemsAt,
  sectionsAt,
  sectionsPathOf,
} from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { keyHint } from '../style/key-hint.ts';
import type { Words } from '../words/ar.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { GeneratedPageOutline } from './generated-page-outline.tsx';
import { OutlineItem } from './outline-item.tsx';
import { useView } from './view.ts';

const side = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 0.75rem;
  overflow: auto;
  background: var(--ground);
  border-inline-end: 1px solid var(--hairline);

  & h2 {
    margin-block-end: 0.25rem;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--soft);
  }

  & > div > button:last-child {
    margin-block-start: 0.5rem;
  }

  & > p {
    font-size: 0.75rem;
    color: var(--soft);
  }
`;

const sectionActions = ({ outline: w }: Words): ItemAction[] => [
  { id: 'write', label: w.write, drawing: 'edit' },
  { id: 'duplicate', label: w.duplicate, drawing: 'copy' },
  { id: 'before', label: w.insertBefore, drawing: 'plus' },
  { id: 'after', label: w.insertAfter, drawing: 'plus' },
  { id: 'replace', label: w.replace, drawing: 'swap' },
  { id: 'remove', label: w.remove, drawing: 'trash', isDanger: true },
];

/** Sections as outline items. @param list path of their list */
function useSectionItems(blocks: Json[], list: Path): SortableItem[] {
  const { outline: w, comma } = useWords();
  const language = useLanguage();
  const snapshot = useSnapshot();
  const page = pageOf(snapshot);
  const keys = keysOf(blocks);
  const visibility = (isFaint: boolean): ItemAction =>
    isFaint ? { id: 'show', label: w.show, drawing: 'eye' } : { id: 'hide', label: w.hide, drawing: 'eyeOff' };
  return blocks.map((block, index) => {
    const kind = blockKind(snapshot, block)?.[language] ?? '';
    const name = nameIn(block);
    const isFaint = isHidden(block);
    const details = [...(name === undefined ? [] : [kind]), ...(isFaint ? [w.hidden] : [])];
    return {
      id: keys[index] ?? '',
      // An unknown type has no label.
      label: name ?? (kind || String(child(block, 'type') ?? w.section)),
      ...(details.length > 0 && { detail: details.join(comma) }),
      problems: page ? problemsAt(snapshot, [...list, index]).length : 0,
      isFaint,
      actions: canHide(snapshot, block) ? [visibility(isFaint)] : [],
    };
  });
}

/** Handles the menu of a section. @param pick asks for a section type */
function useSectionAct(list: Path, work: ReturnType<typeof blockWork>, pick: (index: number, replaces: boolean) => void) {
  const { show, frame } = useView();
  const hasPage = pageOf(useSnapshot()) !== undefined;
  const write = (index: number) => {
    show({ part: 'frame' });
    // Waits until the menu has restored the focus.
    setTimeout(() => frame.current?.texts.beginIn([...list, index], 'end'), 50);
  };
  return (index: number, action: string) => {
    if (action === 'duplicate') work.duplicate(index);
    if (action === 'remove') work.remove(index);
    if (action === 'hide' || action === 'show') work.hide(index, action === 'hide');
    if (action === 'before') pick(index, false);
    if (action === 'after') pick(index + 1, false);
    if (action === 'replace') pick(index, true);
    if (action === 'write' && hasPage) write(index);
  };
}

/** List of sections. @param list path of a strip's sections; absent: those of the page */
function Sections({ list, title }: { list?: Path; title: string }) {
  const w = useWords();
  const snapshot = useSnapshot();
  const { show } = useView();
  const page = pageOf(snapshot);
  const at = list ?? sectionsPathOf(snapshot);
  const blocks = list ? sectionsAt(snapshot, list) : blocksOf(snapshot);
  const items = useSectionItems(blocks, at);
  const work = blockWork(useEditor(), list);
  const pick = (index: number, replaces: boolean) => show({ gallery: { ...(list && { list }), index, replaces } });
  const act = useSectionAct(at, work, pick);
  const open = (index: number) => {
    work.open(index);
    show({ part: 'panel' });
  };
  const chosen = page && isWithin(snapshot.focus, at) ? Number(snapshot.focus[at.length] ?? -1) : -1;
  return (
    <div>
      <h2>{title}</h2>
      {list ? <OutlineItem path={list.slice(0, -1)} label={w.outline.strip} drawing="flag" /> : null}
      {page && !list && blocks.length === 0 && isLoaded(snapshot, page.at) ? <p>{w.outline.empty}</p> : null}
      <SortableList
        label={title}
        items={items}
        selected={items[chosen]?.id}
        onOpen={open}
        onMove={work.move}
        actions={sectionActions(w)}
        onAction={act}
      />
      <Button className={button} onPress={() => pick(chosen === -1 ? blocks.length : chosen + 1, false)}>
        <Drawing name="plus" size={18} />
        {w.outline.insertFirst}
      </Button>
    </div>
  );
}

/** Sections that every page shows; missing strips can be added. */
function Strips() {
  const w = useWords();
  const snapshot = useSnapshot();
  const { show } = useView();
  const all = loadedValueAt(snapshot, ['everyPage']);
  const listAt = (place: StripPlace) => ['everyPage', place, 'blocks'];
  const begun = stripPlaces.filter((place) => child(all, place) !== undefined);
  return (
    <>
      {begun.map((place) => (
        <Sections key={place} list={listAt(place)} title={`${w.outline.everyPage}${w.comma}${w.outline[place]}`} />
      ))}
      {begun.length < stripPlaces.length ? (
        <div>
          <h2>{w.outline.beginStrip}</h2>
          {stripPlaces.map((place) =>
            begun.includes(place) ? null : (
              <Button
                key={place}
                className={button}
                onPress={() => show({ gallery: { list: listAt(place), index: 0, replaces: false } })}
              >
                <Drawing name="plus" size={18} />
                {w.outline[place]}
              </Button>
            ),
          )}
        </div>
      ) : null}
    </>
  );
}

/** Outline of the page and of the parts shared by all pages. */
export function Outline() {
  const w = useWords();
  const snapshot = useSnapshot();
  const page = pageOf(snapshot);
  const hasAnnouncement = snapshot.roots.get('/announcement')?.value !== undefined;
  return (
    <section className={side} data-part="outline" aria-label={w.outline.name}>
      {page && !hasSections(page) ? (
        <GeneratedPageOutline page={page} />
      ) : (
        <>
          {page ? <OutlineItem path={page.at} label={fill(w.outline.page, { title: page.title })} drawing="page" /> : null}
          <Sections title={w.outline.sections} />
        </>
      )}
      <Strips />
      <div>
        <h2>{w.outline.around}</h2>
        {hasAnnouncement ? <OutlineItem path={['announcement']} label={w.outline.announcement} drawing="flag" /> : null}
        <OutlineItem path={['header']} label={w.outline.header} drawing="header" />
        <OutlineItem path={['footer']} label={w.outline.footer} drawing="footer" />
        <OutlineItem path={['site']} label={w.outline.site} drawing="site" />
      </div>
      <p className={keyHint}>{w.outline.keys}</p>
    </section>
  );
}
