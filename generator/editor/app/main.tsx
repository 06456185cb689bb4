import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import { App } from './shell/app.tsx';
import { createApi } from './store/api.ts';
import { DeskConnection } from './store/desk-connection.ts';
import { createEditor } from './store/editor.ts';
import { readSignedIn, SessionGate } from './store/session-gate.ts';

/** Path of the page in the address; the home page by default. */
function requestedPage(): string {
  const asked = new URLSearchParams(location.search).get('page') ?? '/';
  return `/${asked.replace(/^\/+/, '').normalize('NFC')}`;
}

const root = document.getElementById('editor');
if (root) {
  const language = wordsLanguage(document.documentElement.lang);
  const base = root.dataset.base ?? '/';
  const edition = new URLSearchParams(location.search).get('edition') ?? undefined;
  const signedIn = readSignedIn(document);
  const gate = signedIn && new SessionGate(`${base}_edit/`, signedIn);
  const editor = createEditor(createApi({ base, language, edition, gate }), base, requestedPage(), edition);
  const desk = gate && new DeskConnection({ gate, api: editor.api, state: editor.state, base, language });
  editor.start();
  if (desk) {
    desk.start();
    editor.loader.onPresence = () => desk.report();
  }
  createRoot(root).render(
    <StrictMode>
      <App editor={editor} language={language} desk={desk} />
    </StrictMode>,
  );
}
