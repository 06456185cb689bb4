import { css } from '@linaria/core';
import { IconButton } from '../../../editor/app/parts/icon-button.tsx';
import { useWords } from '../words/words.tsx';

const box = css`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 0;
  z-index: 40;
  display: grid;
  justify-items: center;
  padding-inline: 1rem;
  pointer-events: none;

  & > [role="status"] {
    display: contents;
  }

  & > div > div {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    max-inline-size: 40rem;
    padding-block: 0.5rem;
    padding-inline: 1rem 0.5rem;
    overflow-wrap: anywhere;
    pointer-events: auto;
    background: var(--raised);
    border: 1px solid var(--control);
    border-radius: 0.75rem;
    box-shadow: var(--shadow);
  }
`;

/** Last message about what was done; it stays until it is closed or another screen is opened. */
export function Messages({ message, onClose }: { message: string; onClose: () => void }) {
  const { dismiss } = useWords();
  return (
    <div className={box}>
      <div role="status">
        {message === '' ? null : (
          <div>
            <p>{message}</p>
            <IconButton label={dismiss} drawing="close" isSmall onPress={onClose} />
          </div>
        )}
      </div>
    </div>
  );
}
