import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { FrameController } from '../frame/controller.ts';
import { takeDrops } from '../frame/drops.ts';
import { applyLook } from '../frame/media.ts';
import { stayStill, stillAddress } from '../frame/sync.ts';
import { sayPasted, tableNames } from '../paste/told.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, useSnapshot, useStanding } from '../store/use-editor.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { pressShortcut } from './shortcuts.ts';
import { TextTools } from './text-tools.tsx';
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

/** How large the stage is. CSS pixels. */
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

/** The site's page as it is, in the width and look that are chosen; while it is edited no script of it runs. */
export function FrameView({ onLeave }: { onLeave: () => void }) {
  const w = useWords();
  const language = useLanguage();
  const editor = useEditor();
  const snapshot = useSnapshot();
  const { view, show, frame, written } = useView();
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const size = useSize(place);
  const page = pageOf(snapshot);
  const { mode, scheme, isPrinted } = view;
  const look = { scheme, isPrinted };
  const address = page?.address;

  const loaded = () => {
    const root = element.current?.contentDocument;
    frame.current?.finish();
    frame.current = undefined;
    if (!root || root.location.href === 'about:blank') return;
    takeDrops(root, editor, { isEdited: mode === 'edit', onPicture: (dropped) => show({ dropped }) });
    if (mode === 'plain') stayStill(root);
    if (mode !== 'edit') return applyLook(root, look);
    frame.current = new FrameController(
      editor,
      root,
      {
        onText: (now) => {
          written.write(now);
          if (!now) show({ saying: undefined });
        },
        names: tableNames(editor.state.snapshot()),
        onPasted: (told) => sayPasted(editor.notes, told),
        onPictures: (pictures) => {
          frame.current?.cover(true);
          show({ pictures });
        },
        onLink: () => show({ saying: 'link' }),
        onInsert: (index) => show({ gallery: { index, replaces: false } }),
        language,
        onShortcut: (event) => pressShortcut(event, editor.actions, onLeave),
        onVisit: (href) => {
          const target = snapshot.state?.pages.find(
            (one) => new URL(one.address, location.href).pathname === new URL(href).pathname,
          );
          if (target) editor.navigation.showPage(target.path);
        },
      },
      look,
    );
  };

  const version = useStanding('version');
  const isAtRest = useStanding('writing') === 'kept';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, or the end of writing, is the reason
  useEffect(() => {
    if (isAtRest) frame.current?.sync();
  }, [version, isAtRest, frame]);
  useEffect(() => {
    const root = element.current?.contentDocument;
    if (frame.current) frame.current.setLook({ scheme, isPrinted });
    else if (root) applyLook(root, { scheme, isPrinted });
  }, [scheme, isPrinted, frame]);
  const isCovered = view.pictures !== undefined;
  useEffect(() => frame.current?.cover(isCovered), [isCovered, frame]);
  useEffect(() => frame.current?.showFocus(snapshot.focus, true), [snapshot.focus, frame]);

  const { width, scale } = frameSize(view.width, size.width);
  return (
    <div ref={place} className={stage} data-framed={width < size.width || undefined}>
      {address === undefined ? null : (
        <iframe
          key={`${mode} ${address}`}
          ref={element}
          src={mode === 'live' ? address : stillAddress(address)}
          title={fill(w.frame.name, { title: page?.title ?? '' })}
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
    </div>
  );
}
