import { type OwnFault, ownDiagnostic } from '../../bundle/custom-blocks/own-faults.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import {
  type Bench,
  type Example,
  layFiles,
  readExamples,
  takeExamples,
  toldOf,
  triedLanguages,
  writeSite,
} from './test-examples.ts';
import { tryTexts } from './test-hostile.ts';
import { findUnnamed } from './test-names.ts';
import { componentOf, faultOfPage, type Page, pagesOf } from './test-pages.ts';
import { misplacedIn } from './test-tags.ts';

/** What is asked of each block, in this order. */
export const checks = ['words', 'examples', 'rendering', 'texts', 'nesting'] as const;
export type Check = (typeof checks)[number];

/** What came of a check of a block; nothing was tried where what it needs was wrong. */
export interface Outcome {
  type: string;
  check: Check;
  tried: number;
  found: Diagnostic[];
}

/** Examples that the check takes in both languages, and what it says of others. */
async function examine(examples: readonly Example[], bench: Bench) {
  const told = new Map<Example, Diagnostic[]>();
  for (const language of triedLanguages) {
    const { file } = writeSite(`examples-${language}`, language, examples, bench);
    const { wrong = [] } = await takeExamples(file, examples, bench);
    // What is wrong in both languages is told once.
    const known = new Set(told.keys());
    for (const one of wrong) {
      const example = examples[one.example] as Example;
      if (!known.has(example)) told.set(example, [...(told.get(example) ?? []), await toldOf(one, example, bench.own.folder)]);
    }
  }
  return told;
}

/** Renders examples in both languages. @returns what stopped some, and what stands where it may not in others */
async function renderAll(examples: readonly Example[], bench: Bench) {
  const stopped = new Map<Example, OwnFault>();
  const misplaced = new Map<Example, Set<string>>();
  for (const language of examples.length > 0 ? triedLanguages : []) {
    const pages = await pagesOf(`pages-${language}`, language, examples, bench);
    for (const [index, example] of examples.entries()) {
      const page = pages[index] as Page;
      if ('error' in page) stopped.set(example, faultOfPage(page.error, example, bench));
      else misplaced.set(example, new Set([...(misplaced.get(example) ?? []), ...misplacedIn(page.html)]));
    }
  }
  return { stopped, misplaced };
}

/** Tries all blocks of a site. @returns what came of it, and the examples whose pages can be shown */
export async function tryBlocks(bench: Bench): Promise<{ outcomes: Outcome[]; shown: Example[] }> {
  const { types, folder } = bench.own;
  const examples = readExamples(bench.own);
  layFiles(bench, examples);
  const told = await examine(examples, bench);
  const right = examples.filter((example) => !told.has(example));
  const { stopped, misplaced } = await renderAll(right, bench);
  const shown = right.filter((example) => !stopped.has(example));
  const { trials, faults } = await tryTexts(shown, bench);
  const tell = (found: readonly OwnFault[]) => found.map((fault) => ownDiagnostic(folder, fault));
  const outcomes = types.flatMap((type): Outcome[] => {
    const [all, taken, rendered] = [examples, right, shown].map((some) => some.filter((one) => one.type === type)) as [
      Example[],
      Example[],
      Example[],
    ];
    const nesting = rendered.flatMap((example) =>
      [...(misplaced.get(example) ?? [])].map(
        (found): OwnFault => ({ code: 'own-nesting', file: componentOf(type), found, expected: example.name }),
      ),
    );
    const tried = trials.filter(({ example }) => example.type === type).length;
    return [
      { type, check: 'words', tried: 1, found: tell(findUnnamed(type, bench.own)) },
      { type, check: 'examples', tried: all.length, found: all.flatMap((one) => told.get(one) ?? []) },
      { type, check: 'rendering', tried: taken.length * 2, found: tell(taken.flatMap((one) => stopped.get(one) ?? [])) },
      { type, check: 'texts', tried, found: tell([faults.get(type) ?? []].flat()) },
      { type, check: 'nesting', tried: rendered.length * 2, found: tell(nesting) },
    ];
  });
  return { outcomes, shown };
}
