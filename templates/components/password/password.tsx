import { css } from '@linaria/core';
import { useLabels } from '../../model/page/render-context.tsx';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import { Icon } from '../icon.tsx';
import { untilHydrated } from '../until-hydrated.ts';
import type { PasswordWords } from './island.ts';

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
  &[data-shown='true'] > svg:first-of-type,
  &[data-shown='false'] > svg:last-of-type {
    display: none;
  }
  ${untilHydrated}
`;

/** Password input with show/hide toggle. */
export function Password({ id }: { id: string }) {
  const { showPassword: show, hidePassword: hide, passwordShown: shown, passwordHidden: hidden } = useLabels();
  const words: PasswordWords = { show, hide, shown, hidden };
  return (
    <PlainIsland name="password" props={words}>
      <div className={wrapper}>
        <input
          id={id}
          name="password"
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          dir="ltr"
        />
        <button type="button" className={toggle} data-shown="false" aria-label={show} aria-controls={id}>
          <Icon name="eye" />
          <Icon name="eye-off" />
        </button>
        <span className="visually-hidden" role="status" />
      </div>
    </PlainIsland>
  );
}
