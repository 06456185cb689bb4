import { css } from '@linaria/core';
import { input } from '../style/controls.ts';
import type { ControlProps } from './field-context.ts';
import { asText, useDraft, written } from './text-control.tsx';

const area = css`
  display: block;
  max-block-size: 24rem;
  overflow: auto;
  resize: vertical;
  field-sizing: content;
  white-space: pre;
  tab-size: 4;
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
`;

/** Control for code: keeps whitespace as typed or pasted; Enter inserts a line break. */
export function CodeControl(props: ControlProps) {
  const { path, value, label, isInvalid, describedBy, commit } = props;
  const draft = useDraft(path, asText(value), (text, from) => commit(written(text, props), from));
  return (
    <textarea
      className={`${input} ${area}`}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      dir="ltr"
      translate="no"
      spellCheck={false}
      autoCapitalize="none"
      rows={1}
      value={draft.shown}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.write}
      onKeyDown={({ key }) => key === 'Escape' && draft.restore()}
    />
  );
}
