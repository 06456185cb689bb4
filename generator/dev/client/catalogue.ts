/** The block catalogue: its frames are as high as what they show, and the content of examples can be copied. */
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
  addEventListener('click', async ({ target }) => {
    const copy = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!copy) return;
    await navigator.clipboard.writeText(copy.parentElement?.querySelector('pre')?.textContent ?? '');
    copy.textContent = copy.dataset.copied ?? '';
  });
}
