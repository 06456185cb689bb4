/** Texts of the button and the status, for both states. */
export interface PasswordWords {
  show: string;
  hide: string;
  shown: string;
  hidden: string;
}

/**
 * Toggles the visibility of a password: keeps value and caret, announces its state, and hides the value on submit so that
 * browsers do not store it as plain text. https://design-system.service.gov.uk/components/password-input/
 */
export function start(island: HTMLElement): void {
  const words: PasswordWords = JSON.parse(island.dataset.props ?? '{}');
  const input = island.querySelector('input');
  const button = island.querySelector('button');
  const status = island.querySelector('[role="status"]');
  if (!input || !button || !status) return;
  const show = (isShown: boolean, message: string) => {
    const { selectionStart, selectionEnd } = input;
    input.type = isShown ? 'text' : 'password';
    // Changing `type` moves the caret in some browsers.
    input.setSelectionRange(selectionStart, selectionEnd);
    button.dataset.shown = String(isShown);
    button.ariaLabel = isShown ? words.hide : words.show;
    status.textContent = message;
  };
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    show(isShown, isShown ? words.shown : words.hidden);
  });
  input.form?.addEventListener('submit', () => show(false, ''));
}
