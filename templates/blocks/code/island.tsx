/** What the button says after it was pressed. */
export interface CopyWords {
  copied: string;
  selected: string;
}

/** How long it says so. Milliseconds. */
const patience = 2500;

/**
 * The button that copies code, to the byte. Where the browser allows none, as on pages without encryption, the code is selected
 * so that the visitor's own keys copy it. https://www.w3.org/TR/clipboard-apis/#dom-clipboard-writetext
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
    }, patience);
  };
  button.addEventListener('click', () => {
    const select = () => {
      getSelection()?.selectAllChildren(code);
      say(selected);
    };
    // There is no clipboard where the page came without encryption.
    if (!navigator.clipboard) select();
    else navigator.clipboard.writeText(code.textContent).then(() => say(copied), select);
  });
}
