import { css } from '@linaria/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../../islands/slot.tsx';

const wrapper = css`
  display: flex;
  background: var(--surface);
  border: 1.5px solid var(--control);
  border-radius: var(--radius-sm);

  &:hover {
    border-color: var(--brand-ink);
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: calc(3.125rem - 3px);
    padding: 0.5rem 1rem;
    color: var(--ink);
    background: none;
    border: 0;
    border-radius: var(--radius-sm);
    text-align: end;
  }
`;

const toggle = css`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  color: var(--brand-ink);
  background: none;

  &:hover {
    color: var(--ink);
    background: var(--tint-soft);
  }
  &[data-shown='true'] > [data-icon-of='show'],
  &[data-shown='false'] > [data-icon-of='hide'] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  [data-failed] & {
    display: none;
  }
`;

interface PasswordProps {
  id: string;
  showLabel: string;
  hideLabel: string;
  shownMessage: string;
  hiddenMessage: string;
}

/**
 * Password field with a show/hide toggle: keeps value and caret, announces its state, and is hidden again on submit so
 * that browsers do not remember the value as plain text.
 * Pattern: https://design-system.service.gov.uk/components/password-input/
 */
export function Island({ id, showLabel, hideLabel, shownMessage, hiddenMessage }: PasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);
  const [isShown, setShown] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      setShown(false);
      setMessage('');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // Changing `type` moves the caret in some browsers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the type of the input changed
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown]);

  const flip = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    caret.current = [selectionStart, selectionEnd];
    setShown(!isShown);
    setMessage(isShown ? hiddenMessage : shownMessage);
  };

  return (
    <div className={wrapper}>
      <input
        ref={input}
        id={id}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
      />
      <button
        type="button"
        className={toggle}
        data-shown={isShown}
        aria-label={isShown ? hideLabel : showLabel}
        aria-controls={id}
        onClick={flip}
      >
        <Slot as="span" name="show" data-icon-of="show" />
        <Slot as="span" name="hide" data-icon-of="hide" />
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </div>
  );
}
