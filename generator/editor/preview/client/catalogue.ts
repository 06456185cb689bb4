import { matches } from '../../../../templates/components/fold.ts';

/** Filters rows by the search text, and hides articles without matches. */
function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>('.preview-catalogue [data-search]');
  field?.addEventListener('input', () => {
    const asked = field.value;
    let found = 0;
    for (const article of document.querySelectorAll<HTMLElement>('.preview-catalogue article')) {
      const isNamed = matches(article.querySelector('h2')?.textContent ?? '', asked);
      let shown = 0;
      for (const row of article.querySelectorAll('tbody tr')) {
        const isFound = isNamed || matches(row.textContent ?? '', asked);
        row.toggleAttribute('hidden', !isFound);
        shown += Number(isFound);
      }
      article.hidden = !isNamed && shown === 0;
      found += Number(!article.hidden);
    }
    const none = document.querySelector<HTMLOutputElement>('.preview-catalogue [data-none]');
    if (none) none.value = found === 0 ? (none.dataset.none ?? '') : '';
  });
}

/** Client of the block catalogue: sizes frames to their content, and copies the JSON of examples. */
export function startCatalogue(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.preview-catalogue iframe')) {
    frame.addEventListener('load', () => {
      const body = frame.contentDocument?.body;
      if (!body) return;
      const resize = () => {
        frame.style.blockSize = `${(body.firstElementChild?.scrollHeight ?? 0) + 2}px`;
      };
      resize();
      new ResizeObserver(resize).observe(body);
    });
  }
  startSearch();
  addEventListener('click', async ({ target }) => {
    const copy = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!copy) return;
    await navigator.clipboard.writeText(copy.parentElement?.querySelector('pre')?.textContent ?? '');
    copy.textContent = copy.dataset.copied ?? '';
  });
}
