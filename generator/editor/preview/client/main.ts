/**
 * Client of the preview: applies new versions without a reload, shows problems and outdated parts of the page, and opens the
 * line of a text or picture in the file. Not part of a build.
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
  // Tests wait for this attribute: the page is up to date.
  document.documentElement.dataset.preview = String(message.version);
}

startPointing();
startPanel();
startCatalogue();
startEditKey();
addEventListener('load', restoreAfterReload);

/** Versions are applied one at a time. */
let following = Promise.resolve();
// Examples in frames of the catalogue follow their page, as browsers limit connections per host. Frames of the editor that show
// a live page connect themselves.
const follows = window === top || frameElement?.hasAttribute('data-live');
const events = follows ? new EventSource(here('events')) : undefined;
events?.addEventListener('message', ({ data }) => {
  following = following.then(() => follow(JSON.parse(data))).catch(reportError);
});
