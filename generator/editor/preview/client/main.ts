/**
 * The preview's part in an open page: takes over each new version without a reload, says what is wrong with the file and
 * what of the page is as it was, and leads from a text or picture to its line in the file. Never part of a build.
 */
import type { PreviewMessage } from '../message.ts';
import { startCatalogue } from './catalogue.ts';
import { here } from './dom.ts';
import { offerEditing, startEditKey } from './edit.ts';
import { setLanguage } from './language.ts';
import { restoreAfterReload } from './page-state.ts';
import { showMessage, startPanel } from './panel.ts';
import { startPointing } from './pointing.ts';
import { followVersion, movedFrom, pageState } from './version.ts';

async function follow(message: PreviewMessage): Promise<void> {
  setLanguage(message.language);
  await followVersion(message.version);
  if (window === top) showMessage(message, pageState(), movedFrom());
  if (window === top) offerEditing();
  // Tests wait for this mark: from here on the page follows the file.
  document.documentElement.dataset.preview = String(message.version);
}

startPointing();
startPanel();
startCatalogue();
startEditKey();
addEventListener('load', restoreAfterReload);

/** One at a time: what arrives meanwhile is taken over afterwards. */
let following = Promise.resolve();
// Examples in the catalogue's frames follow their page: browsers allow few connections to one host. A frame of the editor
// that shows a page as visitors see it follows by itself.
const follows = window === top || frameElement?.hasAttribute('data-live');
const events = follows ? new EventSource(here('events')) : undefined;
events?.addEventListener('message', ({ data }) => {
  following = following.then(() => follow(JSON.parse(data))).catch(reportError);
});
