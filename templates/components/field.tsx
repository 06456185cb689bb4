import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useLabels } from '../model/page/render-context.tsx';

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
`;

const labelClass = css`
  font-size: var(--text-sm);
  font-weight: 500;
`;

const mark = css`
  color: var(--danger);
`;

interface LabelProps {
  id: string;
  label: string;
  required?: boolean | undefined;
}

/** Label of an input. The mark of required fields is visual; the input has `required`. */
export function FieldLabel({ id, label, required = false }: LabelProps) {
  const labels = useLabels();
  return (
    <label className={labelClass} htmlFor={id}>
      {label}
      {required && (
        <span className={mark} aria-hidden="true">
          {` ${labels.requiredMark}`}
        </span>
      )}
    </label>
  );
}

/** Label above its input. */
export function Field({ children, ...label }: LabelProps & { children: ReactNode }) {
  return (
    <div className={field}>
      <FieldLabel {...label} />
      {children}
    </div>
  );
}
