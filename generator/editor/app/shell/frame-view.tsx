import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import type { EditablePage } from '../../document/protocol-state.ts';
import { FrameController, type FrameHost } from '../frame/controller.ts';
import { takeDrops } from '../frame/drops.ts';
import { applyMediaSettings } from '../frame/media.ts';
import { pointedIn } from '../frame/page-elements.ts';
import { stayStill, stillAddress } from '../frame/sync.ts';
import { showTyped } from '../frame/typed-texts.ts';
import type { Path } from '../model/places.ts';
import { showPasteNotes, tableNames } from '../paste/paste-messages.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, useEditorStatus, useSnapshot } from '../store/use-editor.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { focusField } from './focus-field.ts';
import { nearestPointer } from './nearest-pointer.ts';
import { PieceBar } from './piece-bar.tsx';
import { pressShortcut } from './shortcuts.ts';
import { TextTools } from './text-tools.tsx';
import { useColleagueLabels, usePageLoads } from './use-desk-frame.ts';
import { frameSize, useView } from './view.ts';

const stage = css`
  position: relative;
  display: grid;
  min-block-size: 0;
  overflow: hidden;
  background: var(--sunken);

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    background: #fff;
    border: 0;
    transform-origin: top center;
  }

  &[data-framed] > iframe {
    box-shadow: var(--shadow);
  }
`;

type FrameElement = React.RefObject<HTMLIFrameElement | null>;

/** Size of the stage, in CSS pixels. */
function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 800, height: 600 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Callbacks of the page in the frame. */
function useFrameHost(onLeave: () => void): () => FrameHost {
  const language = useLanguage();
  const { state, notes, navigation, actions } = useEditor();
  const { show, frame, activeText, pieceState } = useView();
  return () => ({
    onText: (now) => {
      activeText.write(now);
      if (!now) show({ openRow: undefined });
    },
    names: tableNames(state.snapshot()),
    onPasted: (told) => showPasteNotes(notes, told),
    onPictures: (pictures) => {
      frame.current?.texts.cover(true);
      show({ pictures });
    },
    onLink: () => show({ openRow: 'link' }),
    onPiece: pieceState.touch,
    onSaid: pieceState.say,
    onMenu: () => show({ pieceMenu: 'slash' }),
    onHistory: (isRedo) => (isRedo ? actions.redo() : actions.undo()).catch(reportError),
    onField: (path) => {
      show({ part: 'panel' });
      navigation.focus(path);
      focusField(path);
    },
    onInsert: (index) => show({ gallery: { index, replaces: false } }),
    onAdd: ({ task, seed }) => show({ task, seed, isFromRemark: false }),
    language,
    onShortcut: (event) => pressShortcut(event, actions, { leave: onLeave, replace: () => show({ isReplacing: true }) }),
    onVisit: (href) => {
      const isMeant = ({ address }: EditablePage) => new URL(address, location.href).pathname === new URL(href).pathname;
      const target = state.snapshot().state?.pages.find(isMeant);
      if (target) navigation.showPage(target.path);
    },
  });
}

/** Whether a page is in the frame: not an error of the browser, which cannot be read, nor an answer of a server that restarts. */
function hasPage(root: Document | null | undefined): boolean {
  const [navigation] = root?.defaultView?.performance.getEntriesByType('navigation') ?? [];
  return (root?.body?.childElementCount ?? 0) > 0 && (navigation as PerformanceNavigationTiming)?.responseStatus !== 503;
}

interface Loading {
  onLeave: () => void;
  /** Called with whether the page has arrived. */
  onLoaded: (hasArrived: boolean) => void;
}

/** Starts the controller when the frame has loaded, or shows the page without editing. @returns handler of the load event */
function useLoaded(element: FrameElement, { onLeave, onLoaded }: Loading): () => void {
  const editor = useEditor();
  const { view, show, frame } = useView();
  const host = useFrameHost(onLeave);
  const drawColleagues = useColleagueLabels();
  const { mode, scheme, isPrinted } = view;
  return () => {
    const root = element.current?.contentDocument;
    frame.current?.texts.finish();
    frame.current = undefined;
    if (root?.location.href === 'about:blank') return;
    const isThere = hasPage(root);
    onLoaded(isThere);
    if (!root || !isThere) return;
    takeDrops(root, editor, {
      isEdited: mode === 'edit',
      onPicture: (dropped) => show({ dropped }),
      onFiles: (...dropped) => frame.current?.texts.takeFiles(...dropped) === true,
    });
    if (mode === 'plain') stayStill(root);
    const media = { scheme, isPrinted };
    if (mode !== 'edit') applyMediaSettings(root, media);
    else {
      frame.current = new FrameController(editor, root, host(), media);
      frame.current.showFocus(editor.state.snapshot().focus, true);
      drawColleagues();
    }
  };
}

/** Scrolls to a place inside a section, which may be longer than the window. */
function scrollToPlace(root: Document, path: Path): void {
  const all = pointedIn(root).filter(({ offsetParent }) => offsetParent !== null);
  const nearest = nearestPointer(
    all.flatMap(({ dataset }) => dataset.pointer ?? []),
    path,
  );
  const place = all.find(({ dataset }) => nearest !== undefined && dataset.pointer === nearest);
  place?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

/** Synchronises the frame with the editor's state: version, look and focus. */
function useSynced(element: FrameElement): void {
  const { focus } = useSnapshot();
  const { drafts, state } = useEditor();
  const { view, frame } = useView();
  const { scheme, isPrinted } = view;
  const version = useEditorStatus('version');
  const isAtRest = useEditorStatus('saveState') === 'kept';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new version and once all changes are written
  useEffect(() => {
    if (isAtRest) frame.current?.sync().then(() => drafts.repeatTyped());
  }, [version, isAtRest, frame]);
  useEffect(() => {
    return drafts.onTyped((path, text) => {
      const root = element.current?.contentDocument;
      if (!frame.current || !root) return;
      // An open text on the page would hold back the next version.
      frame.current.texts.finish();
      showTyped(root, state.snapshot(), path, text);
    });
  }, [drafts, state, frame, element]);
  useEffect(() => {
    const root = element.current?.contentDocument;
    if (frame.current) frame.current.setMedia({ scheme, isPrinted });
    else if (root) applyMediaSettings(root, { scheme, isPrinted });
  }, [scheme, isPrinted, frame, element]);
  const isCovered = view.pictures !== undefined;
  useEffect(() => frame.current?.texts.cover(isCovered), [isCovered, frame]);
  useEffect(() => {
    frame.current?.showFocus(focus, true);
    const root = element.current?.contentDocument;
    if (root && frame.current && !frame.current.isWriting) scrollToPlace(root, focus);
  }, [focus, frame, element]);
}

/** Frame with a page of the site, in the selected width and look. The page's scripts run in live mode only. */
export function FrameView({ onLeave }: { onLeave: () => void }) {
  const w = useWords();
  const { mode, width: widthName } = useView().view;
  const page = pageOf(useSnapshot());
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const size = useSize(place);
  const { times, onLoaded } = usePageLoads();
  const loaded = useLoaded(element, { onLeave, onLoaded });
  useSynced(element);
  const { width, scale } = frameSize(widthName, size.width);
  return (
    <div ref={place} className={stage} data-stage="" data-framed={width < size.width || undefined}>
      {page === undefined ? null : (
        <iframe
          key={`${mode} ${page.address} ${times}`}
          ref={element}
          src={mode === 'live' ? page.address : stillAddress(page.address)}
          title={fill(w.frame.name, { title: page.title })}
          data-live={mode === 'live' || undefined}
          sandbox={mode === 'live' ? undefined : 'allow-same-origin'}
          onLoad={loaded}
          style={{
            inlineSize: width,
            blockSize: size.height / scale,
            transform: `translateX(${document.dir === 'rtl' ? 50 : -50}%) scale(${scale})`,
          }}
        />
      )}
      <TextTools />
      <PieceBar />
    </div>
  );
}
