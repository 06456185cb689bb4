import { css } from '@linaria/core';
import { Fragment } from 'react';
import { thingsOf } from '../runtime/direction/things.ts';
import { asRead } from './as-read.ts';
import { eachNumber } from './column-count.ts';
import { isOneLine, unitSize, type ValuePart, valueParts, widestLine } from './value-parts.ts';

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

/** Units in their own size, with the space that belongs to it. */
const units = css`
  font-size: ${unitSize}em;
`;

/** Neighbours of the same size. */
function groupsOf(parts: readonly ValuePart[]): ValuePart[][] {
  const groups: ValuePart[][] = [];
  for (const one of parts) {
    const last = groups.at(-1);
    if (last?.[0]?.isUnit === one.isUnit) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

interface PartsProps {
  parts: readonly ValuePart[];
  isSized: boolean;
  space: string;
}

function Parts({ parts, isSized, space }: PartsProps) {
  return parts.map(({ text, isUnit }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    <Fragment key={index}>
      {index > 0 && space}
      <span className={part} data-unit={(isUnit && isSized) || undefined}>
        {text}
      </span>
    </Fragment>
  ));
}

/** Whether parts of a value are one thing, such as "50 km/h": elements around them hide that from `isolate-texts.ts`. */
function isOneThing(value: string): boolean {
  const text = asRead(value).trim();
  return /\s/.test(text) && thingsOf(text).wholes.some(({ start, end }) => start === 0 && end === text.length);
}

/** A number with its signs and units, none of which ever breaks; in one line, if that has room for it. */
export function Value({ value }: { value: string }) {
  const space = isOneLine(value) ? '\u00a0' : ' ';
  const groups = groupsOf(valueParts(value)).map((parts, index, all) => {
    const isAfterNumber = parts[0]?.isUnit === true && all[index - 1]?.[0]?.isUnit === false;
    const isLongUnit = parts.length > 1 && parts[0]?.isUnit === true;
    const shown = <Parts parts={parts} isSized={!isLongUnit} space={space} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        {index > 0 && (isAfterNumber ? '\u00a0' : space)}
        {isLongUnit ? <span className={units}>{shown}</span> : shown}
      </Fragment>
    );
  });
  return isOneThing(value) ? <bdi>{groups}</bdi> : groups;
}
