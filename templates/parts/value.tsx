import { css } from '@linaria/core';
import { Fragment } from 'react';
import { eachNumber } from './column-count.ts';
import { unitSize, valueParts, widestLine } from './value-parts.ts';

/** Gives `--ems` to what has `data-ems`, for sizes that follow from the widest value. */
export const emsCount = css`
  ${eachNumber('ems', widestLine)}
`;

const part = css`
  white-space: nowrap;

  &[data-unit] {
    font-size: ${unitSize}em;
  }
`;

/** A number with its signs and units, none of which ever breaks. */
export function Value({ value }: { value: string }) {
  const parts = valueParts(value);
  return parts.map(({ text, isUnit }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={part} data-unit={isUnit || undefined}>
        {text}
      </span>
    </Fragment>
  ));
}
