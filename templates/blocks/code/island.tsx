/** Texts of the button after a click. */
export interface CopyWords {
  copied: string;
  selected: string;
}

/** How long the result is shown, in milliseconds. */
const copiedForMs = 2500;

/**
 * Copies code exactly. If the clipboard is not available, as on insecure pages, it selects the code so that the visitor can
 * press Ctrl+C. https://www.w3.org/TR/clipboard-apis/#dom-clipboard-writetext
 */
export function start(island: HTMLElement): void {
  const { copied, selected }: CopyWords = JSON.parse(island.dataset.props ?? '{}');
  const button = island.querySelector('button');
  const status = island.querySelector('[role="status"]');
  const code = island.querySelector('code');
  if (!button || !status || !code) return;
  const copy = button.textContent;
  let timer = 0;
  const say = (words: string) => {
    button.textContent = words;
    status.textContent = words;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.textContent = copy;
      status.textContent = '';
    }, copiedForMs);
  };
  button.addEventListener('click', () => {
    const select = () => {
      getSelection()?.selectAllChildren(code);
      say(selected);
    };
    // `navigator.clipboard` is undefined in insecure contexts.
    if (!navigator.clipboard) select();
    else navigator.clipboard.writeText(code.textContent).then(() => say(copied), select);
  });
}
