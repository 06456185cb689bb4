import { css } from '@linaria/core';
import { Fragment } from 'react';
import { isolateCandidatesOf } from '../runtime/direction/isolate-candidates.ts';
import { eachNumber } from './column-count.ts';
import { isOneLine, unitSize, type ValuePart, valueParts, widestLine } from './value-parts.ts';
import { withoutNoncharacters } from './without-noncharacters.ts';

/** Sets `--ems` from `data-ems`, for sizes that depend on the widest value. */
export const emsCount = css`
  ${eachNumber('ems', widestLine)}
`;

const part = css`
  white-space: nowrap;

  &[data-unit] {
    font-size: ${unitSize}em;
  }
`;

/** Units in their size, with their spaces. */
const units = css`
  font-size: ${unitSize}em;
`;

/** Groups adjacent parts of the same size. */
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

/** Whether the parts are one unit for bidi, e.g. "50 km/h": the elements hide that from `isolate-texts.ts`. */
function isOneThing(value: string): boolean {
  const text = withoutNoncharacters(value).trim();
  return /\s/.test(text) && isolateCandidatesOf(text).wholes.some(({ start, end }) => start === 0 && end === text.length);
}

/** Number with signs and units, none of which breaks; on one line if it fits. */
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
