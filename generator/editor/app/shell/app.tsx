import { css } from '@linaria/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { SessionDialog } from '../desk/session-dialog.tsx';
import { DeskContext, useMay } from '../desk/use-desk.ts';
import type { FrameController } from '../frame/controller.ts';
import { refuseDrops } from '../frame/drops.ts';
import type { PastedPictures } from '../paste/paste.ts';
import { PastedPicturesContext } from '../paste/paste-messages.ts';
import type { DeskConnection } from '../store/desk-connection.ts';
import type { Editor } from '../store/editor.ts';
import { pageOf, type Snapshot } from '../store/snapshot.ts';
import { EditorContext, useEditor, useSnapshot } from '../store/use-editor.ts';
import { base } from '../style/base.ts';
import { LanguageContext, useWords } from '../words/words.tsx';
import { createActiveText } from './active-text.ts';
import { Bar } from './bar.tsx';
import { ProposingDialog, PublishDialog } from './changes.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { Divider, useSideWidths } from './divider.tsx';
import { FrameView } from './frame-view.tsx';
import { GalleryDialog } from './gallery.tsx';
import { HistoryDialog } from './history.tsx';
import { goTo, guardLeaving } from './leaving.ts';
import { RequestedText } from './next-text.tsx';
import { Notes } from './notes.tsx';
import { Outline } from './outline.tsx';
import { Panel } from './panel.tsx';
import { PartsBar } from './parts-bar.tsx';
import { PastedPictureDialogs } from './pasted-pictures.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { createPieceState } from './piece-state.ts';
import { ReplaceWindow } from './replace-window.tsx';
import { pressShortcut } from './shortcuts.ts';
import { TextStrip } from './text-strip.tsx';
import { firstView, useView, type View, ViewContext, withParts } from './view.ts';

/** Exactly as high as the window: no content, visible or not, makes the document scroll. */
const layout = css`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100dvh;
  overflow: clip;
`;

const parts = css`
  position: relative;
  display: grid;
  grid-area: 2 / 1;
  grid-template: minmax(0, 1fr) / var(--outline-width) minmax(0, 1fr) var(--panel-width);
  min-block-size: 0;

  @media (min-width: 60.01rem) {
    &[data-hides~="outline"] > [data-part="outline"],
    &[data-hides~="panel"] > [data-part="panel"] {
      display: none;
    }

    &[data-hides="outline"] {
      grid-template-columns: minmax(0, 1fr) var(--panel-width);
    }

    &[data-hides="panel"] {
      grid-template-columns: var(--outline-width) minmax(0, 1fr);
    }

    &[data-hides="outline panel"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);

    &[data-part="outline"] > :not([data-part="outline"]),
    &[data-part="frame"] > :not([data-part="frame"]),
    &[data-part="panel"] > :not([data-part="panel"]) {
      display: none;
    }
  }
`;

const middle = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-inline-size: 0;
`;

/** Keeps the edited page in the address, for reloads. */
function useAddress(page: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.set('page', page);
    history.replaceState(null, '', address);
  }, [page]);
}

/** Sets the window title to the title of the edited page. */
function useTitle(snapshot: Snapshot): void {
  const { appName } = useWords();
  useEffect(() => {
    document.title = [pageOf(snapshot)?.title, appName].filter(Boolean).join(' · ');
  }, [snapshot, appName]);
}

/** Handles leaving the editor, by shortcut or by the browser. @returns a function that opens the edited page */
function useLeaving(editor: Editor): () => void {
  const { show } = useView();
  const mayWrite = useMay('writer');
  const leave = useCallback(() => goTo(editor.changes, () => pageOf(editor.state.snapshot())?.address ?? editor.base), [editor]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const replace = () => show({ isReplacing: true });
      if (pressShortcut(event, mayWrite ? editor.actions : undefined, { leave, replace })) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [editor, leave, show, mayWrite]);
  useEffect(() => guardLeaving(editor), [editor]);
  return leave;
}

/** What opens over the parts. */
const Windows = () => (
  <>
    <ReplaceWindow />
    <GalleryDialog />
    <PublishDialog />
    <ProposingDialog />
    <HistoryDialog />
    <ClashDialog />
    <PastedPictureDialogs />
    <PictureDrop />
    <RequestedText />
    <Notes />
    <SessionDialog />
  </>
);

function Parts() {
  const snapshot = useSnapshot();
  const { view } = useView();
  const { widths, style, setWidth } = useSideWidths();
  useAddress(snapshot.page);
  useTitle(snapshot);
  const leave = useLeaving(useEditor());
  const mayWrite = useMay('writer');
  useEffect(() => refuseDrops(window), []);
  return (
    <div className={layout}>
      <Bar onLeave={leave} />
      <main
        className={parts}
        style={style}
        data-part={view.part}
        data-hides={[...view.hiddenParts].toSorted().join(' ') || undefined}
      >
        <Outline />
        <div className={middle} data-part="frame">
          <FrameView onLeave={leave} />
          <TextStrip />
        </div>
        <Panel />
        {(['outline', 'panel'] as const)
          .filter((part) => !view.hiddenParts.has(part))
          .map((part) => (
            <Divider key={part} part={part} width={widths[part]} onWidth={(width) => setWidth(part, width)} />
          ))}
      </main>
      {mayWrite ? <PartsBar /> : null}
      <Windows />
    </div>
  );
}

/** Locales whose digits are 0-9. Where a locale names its digits, React Aria rejects all others. */
const locales: Record<MessageLanguage, string> = { ar: 'ar-AE', en: 'en-GB' };

interface AppProps {
  editor: Editor;
  /** Interface language. */
  language: MessageLanguage;
  /** Desk that the editor is behind. */
  desk: DeskConnection | undefined;
}

/** Root component of the editor. */
export function App({ editor, language, desk }: AppProps) {
  return (
    <I18nProvider locale={locales[language]}>
      <LanguageContext value={language}>
        <EditorContext value={editor}>
          <DeskContext value={desk}>
            <WithView />
          </DeskContext>
        </EditorContext>
      </LanguageContext>
    </I18nProvider>
  );
}

/** The editor with the state of its interface. */
function WithView() {
  const mayWrite = useMay('writer');
  const [view, setView] = useState<View>(() => firstView(mayWrite));
  const frame = useRef<FrameController | undefined>(undefined);
  const [activeText] = useState(createActiveText);
  const [pieceState] = useState(createPieceState);
  const show = useCallback((parts: Partial<View>) => setView((current) => withParts(current, parts)), []);
  const offer = useCallback((pictures: PastedPictures) => setView((current) => ({ ...current, pictures })), []);
  return (
    <ViewContext value={{ view, show, frame, activeText, pieceState }}>
      <PastedPicturesContext value={offer}>
        <div className={base}>
          <Parts />
        </div>
      </PastedPicturesContext>
    </ViewContext>
  );
}
