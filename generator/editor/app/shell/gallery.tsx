import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import type { SectionOffer, TaskProblem } from '../../document/protocol-tasks.ts';
import { stillAddress } from '../frame/sync.ts';
import { blockForms } from '../model/fields.ts';
import { toPointer } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { blockWork } from '../store/block-work.ts';
import { sectionsPathOf } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, input } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { type Gallery, useView } from './view.ts';

const grid = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1rem;
  padding: 0.25rem;
  overflow: auto;

  & > li > button,
  & > li > div {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    inline-size: 100%;
    block-size: 100%;
    padding: 0.625rem;
    text-align: start;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: 0.75rem;
  }

  & > li > button[data-hovered] {
    background: var(--accent-wash);
    border-color: var(--accent);
  }

  & > li > div {
    justify-items: start;
    background: var(--sunken);
  }

  & > li > div > span:first-child {
    inline-size: 100%;
    filter: grayscale(1);
    opacity: 0.6;
  }

  & p {
    font-size: 0.875rem;
    font-weight: 500;
  }

  & small {
    display: block;
    line-height: 1.5;
    color: var(--soft);
  }
`;

const picture = css`
  position: relative;
  display: block;
  block-size: 8.5rem;
  overflow: hidden;
  background: #fff;
  border-radius: 0.5rem;

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 500%;
    block-size: 500%;
    pointer-events: none;
    border: 0;
    transform: scale(0.2);
    transform-origin: top left;
  }

  & > iframe:dir(rtl) {
    transform-origin: top right;
  }
`;

interface BlockKind {
  type: string;
  label: string;
  about: string;
}

function useKinds(): BlockKind[] {
  const language = useLanguage();
  const { schema } = useSnapshot();
  return Object.entries(blockForms(schema)).map(([type, form]) => {
    const model = schema?.objects[form];
    return { type, label: model?.label?.[language] ?? type, about: model?.about[language] ?? '' };
  });
}

/** Section types with their availability at the place; undefined until loaded. */
function useOffers(gallery: Gallery): SectionOffer[] | undefined {
  const { api } = useEditor();
  const snapshot = useSnapshot();
  const at = toPointer(gallery.list ?? sectionsPathOf(snapshot));
  const [offers, setOffers] = useState<SectionOffer[] | undefined>(undefined);
  const { index, replaces } = gallery;
  useEffect(() => {
    api.sections({ at, index, replaces }).then(setOffers, () => setOffers([]));
  }, [api, at, index, replaces]);
  return offers;
}

/** Whether an element has been in view. Lazy loading of frames alone starts several screens ahead. */
function useHasBeenVisible(): [element: React.RefObject<HTMLSpanElement | null>, isSeen: boolean] {
  const element = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}

function Sample({ kind }: { kind: BlockKind }) {
  const { base } = useEditor();
  const [element, isSeen] = useHasBeenVisible();
  return (
    <>
      <span ref={element} className={picture}>
        {isSeen ? (
          <iframe
            src={stillAddress(`${base}_catalogue/${kind.type}/1`)}
            title={kind.label}
            aria-hidden="true"
            tabIndex={-1}
            sandbox="allow-same-origin"
          />
        ) : null}
      </span>
      <span>
        <strong>{kind.label}</strong>
        <small>{kind.about}</small>
      </span>
    </>
  );
}

interface BlockOptionProps {
  kind: BlockKind;
  problem: TaskProblem | undefined;
  label: string;
  onPick: () => void;
  /** Replaces the page's title section by another type that has a title. */
  onReplaceTitle: () => void;
}

function BlockOption({ kind, problem, label, onPick, onReplaceTitle }: BlockOptionProps) {
  const { gallery: w } = useWords();
  if (problem === undefined) {
    return (
      <Button aria-label={fill(label, { name: kind.label })} onPress={onPick}>
        <Sample kind={kind} />
      </Button>
    );
  }
  return (
    <div data-refused="">
      <Sample kind={kind} />
      <p>{w.refusals[problem as keyof typeof w.refusals] ?? w.refusals.other}</p>
      {problem === 'has-title' ? (
        <Button className={button} aria-label={fill(w.insteadOf, { name: kind.label })} onPress={onReplaceTitle}>
          {w.instead}
        </Button>
      ) : null}
    </div>
  );
}

/** Focuses the panel, which shows the fields of the new section. Waits until the dialog has restored the focus. */
const focusPanel = () => setTimeout(() => document.querySelector<HTMLElement>('[data-part="panel"] h2')?.focus(), 100);

type BlockProblems = ReadonlyMap<string, TaskProblem | undefined>;

/** Types that match the search, available ones first. */
function matchingKinds(kinds: BlockKind[], problems: BlockProblems, query: string): BlockKind[] {
  const isRefused = ({ type }: BlockKind) => Number(problems.get(type) !== undefined);
  return kinds
    .filter(({ type, label, about }) => `${label} ${about} ${type}`.includes(query.trim()))
    .filter(({ type }) => problems.get(type) !== 'nothing-to-do')
    .sort((one, other) => isRefused(one) - isRefused(other));
}

/** Inserts a section of a type into a list, or replaces one. */
function usePick({ list }: Gallery, onClose: () => void) {
  const { frame } = useView();
  const work = blockWork(useEditor(), list);
  return (type: string, index: number, replaces: boolean) => {
    const insert = async () => {
      const place = await work.insert(index, type);
      if (place) frame.current?.arrive(place);
      focusPanel();
    };
    (replaces ? work.replace(index, type) : insert()).catch(reportError);
    onClose();
  };
}

function Kinds({ gallery, onClose }: { gallery: Gallery; onClose: () => void }) {
  const w = useWords();
  const offers = useOffers(gallery);
  const [query, setQuery] = useState('');
  const all = useKinds();
  const pick = usePick(gallery, onClose);
  if (!offers) return <p>{w.loading}</p>;
  const problems: BlockProblems = new Map(offers.map(({ type, refusal }) => [type, refusal]));
  const shown = matchingKinds(all, problems, query);
  return (
    <>
      <SearchField aria-label={w.gallery.search} value={query} onChange={setQuery} autoFocus>
        <Input className={input} placeholder={w.gallery.search} />
      </SearchField>
      {shown.length === 0 ? <p>{w.gallery.none}</p> : null}
      <ul className={grid}>
        {shown.map((kind) => (
          <li key={kind.type}>
            <BlockOption
              kind={kind}
              problem={problems.get(kind.type)}
              label={gallery.replaces ? w.gallery.replace : w.gallery.insert}
              onPick={() => pick(kind.type, gallery.index, gallery.replaces)}
              onReplaceTitle={() => pick(kind.type, 0, true)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Gallery of section types, with previews, to insert a section or change its type. */
export function GalleryDialog() {
  const w = useWords();
  const { view, show } = useView();
  const { gallery } = view;
  const close = () => show({ gallery: undefined });
  return (
    <DialogFrame
      title={gallery?.replaces ? w.gallery.replaceTitle : w.gallery.title}
      recipe="sections"
      isOpen={gallery !== undefined}
      onOpenChange={close}
    >
      {() => (gallery ? <Kinds gallery={gallery} onClose={close} /> : null)}
    </DialogFrame>
  );
}
