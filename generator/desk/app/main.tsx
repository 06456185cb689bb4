import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import { metaOf } from '../../editor/app/store/page-meta.ts';
import type { PagePerson } from '../app-shell/desk-page.ts';
import { App } from './shell/app.tsx';

const root = document.getElementById('desk');
if (root) {
  const person: PagePerson = JSON.parse(metaOf('desk-person'));
  createRoot(root).render(
    <StrictMode>
      <App language={wordsLanguage(document.documentElement.lang)} person={person} />
    </StrictMode>,
  );
}
