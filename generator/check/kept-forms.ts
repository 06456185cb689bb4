import { type Code, catalogue } from '../diagnostics/catalogue/catalogue.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { type KeptCut, numbersEach } from '../json/cut-again.ts';
import type { Path } from '../json/path.ts';
import type { Position } from '../json/source.ts';
import {
  eitherOf,
  type Form,
  isAnything,
  isFlag,
  isNumber,
  isNumbers,
  isText,
  listOf,
  maybe,
  partsOf,
  tableOf,
} from '../machine/forms.ts';
import type { KeptCheck, Known, OfFile } from './memory.ts';

const pathForm: Form<Path> = listOf(eitherOf(isText, isNumber));

const isCode: Form<Code> = (value): value is Code => typeof value === 'string' && Object.hasOwn(catalogue, value);

/** What ties findings to each other follows from the code that keeps them, whose name is kept beside them. */
const isTie = <Value>(value: unknown): value is Value => typeof value === 'object' && value !== null;

const findingForm = partsOf<Finding>({
  code: isCode,
  path: pathForm,
  parameters: maybe(tableOf(isAnything) as Form<NonNullable<Finding['parameters']>>),
  atKey: maybe(isFlag),
  position: maybe(partsOf<Position>({ line: isNumber, column: isNumber })),
  textIndex: maybe(isNumber),
  other: maybe(pathForm),
  file: maybe(isText),
  doubts: maybe(listOf(isText)),
  relies: maybe(listOf(isText)),
  lacks: maybe(isTie<NonNullable<Finding['lacks']>>),
  unused: maybe(isTie<NonNullable<Finding['unused']>>),
  misnames: maybe(isTie<NonNullable<Finding['misnames']>>),
});

/** What the check keeps of an entry. */
export const knownForm = partsOf<Known>({
  facts: isText,
  factsName: isText,
  sources: listOf(isText),
  faults: listOf(findingForm),
  findings: listOf(findingForm),
  path: pathForm,
});

const cutParts = partsOf<KeptCut>({ names: listOf(isText), sizes: isNumbers, skeleton: isText });

const cutForm: Form<KeptCut> = (value): value is KeptCut =>
  cutParts(value) && value.sizes.length === value.names.length * numbersEach;

const wholeForm = partsOf<NonNullable<KeptCheck['whole']>>({ factsName: isText, findings: listOf(findingForm) });

/** What the check keeps of a file. */
export const ofFileForm = partsOf<OfFile>({ rules: isText, whole: maybe(wholeForm), cut: maybe(cutForm) });
