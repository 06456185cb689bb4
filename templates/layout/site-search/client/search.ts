import type { SearchManifest } from '../index-format.ts';
import { dialogClass, fieldClass, moreClass, resultsClass, statusClass } from '../styles.ts';
import { element } from './elements.ts';
import { Panel } from './panel.ts';

export interface SearchInput {
  manifest: SearchManifest;
  /** Loads the index entry again. */
  fetchManifest: () => Promise<SearchManifest>;
}

const ids = { title: 'search_title', dialog: 'search_dialog', field: 'search_dialog_field' };

/** Search field with its result list, as on the search page. */
function createForm({ words }: SearchManifest, link: HTMLAnchorElement) {
  const field = element('input', {
    type: 'search',
    name: 'q',
    id: ids.field,
    autocomplete: 'off',
    enterkeyhint: 'search',
    spellcheck: 'false',
    autofocus: '',
  });
  const status = element('p', { role: 'status', class: statusClass });
  const results = element('ol', { class: resultsClass, role: 'list', hidden: '' });
  const more = element('button', { type: 'button', class: moreClass, hidden: '' }, words.more);
  const label = element('label', { for: ids.field }, words.field);
  const icon = [...link.querySelectorAll('svg')].map((one) => one.cloneNode(true));
  const submit = element('button', { type: 'submit', 'aria-label': words.open }, ...icon);
  const form = element(
    'form',
    { action: link.href },
    element('div', { class: fieldClass }, label, field, submit),
    status,
    results,
    more,
  );
  return { form, field, status, results, more };
}

function createDialog({ link, manifest, fetchManifest }: SearchInput & { link: HTMLAnchorElement }): HTMLDialogElement {
  const { words } = manifest;
  const close = element('button', { type: 'button', 'aria-label': words.close });
  const elements = createForm(manifest, link);
  const head = element('div', {}, element('h2', { id: ids.title }, words.title), close);
  const dialog = element(
    'dialog',
    { class: dialogClass, id: ids.dialog, 'aria-labelledby': ids.title },
    element('search', {}, head, elements.form),
  );
  new Panel(elements, manifest, fetchManifest);
  close.addEventListener('click', () => dialog.close());
  // A search input would handle Escape first.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    const isOutside = event.target === dialog;
    const isFollowed = (event.target as Element).closest('a') !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isOutside || isFollowed) dialog.close();
  });
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the search dialog; the browser restores focus when it closes. */
export function openSearch(input: SearchInput & { link: HTMLAnchorElement }): void {
  if (!dialog?.isConnected) {
    dialog = createDialog(input);
    document.body.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

/** Activates the search page: the query is in its URL, so that it can be bookmarked and shared. */
export function searchPage({ form, manifest, fetchManifest }: SearchInput & { form: HTMLFormElement }): void {
  const find = <Kind extends HTMLElement>(selector: string) => form.querySelector(selector) as Kind;
  const elements = {
    form,
    field: find<HTMLInputElement>('input'),
    status: find('[role="status"]'),
    results: find<HTMLOListElement>('ol'),
    more: find<HTMLButtonElement>('button[type="button"]'),
  };
  const { field } = elements;
  // Requests and links would send this page's URL, with the query, as referrer.
  document.head.append(element('meta', { name: 'referrer', content: 'strict-origin' }));
  const instead = document.querySelector<HTMLElement>('[data-site-pages]') ?? undefined;
  const panel = new Panel({ ...elements, allPages: instead }, manifest, fetchManifest);
  const read = () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    void panel.ask();
  };
  const keep = () => {
    const address = new URL(location.href);
    if (field.value.trim() === '') address.searchParams.delete('q');
    else address.searchParams.set('q', field.value.trim());
    history.replaceState(history.state, '', address);
  };
  field.addEventListener('input', keep);
  if (field.value === '') read();
  else {
    keep();
    void panel.ask();
  }
  addEventListener('popstate', read);
  form.dataset.live = '';
}
