import { type CustomBlockDiagnostic, toFullDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import {
  type BlockTestContext,
  checkExampleSite,
  type Example,
  readExamples,
  toBlockDiagnostics,
  triedLanguages,
  writeExampleFiles,
  writeSite,
} from './test-examples.ts';
import { testHostileTexts } from './test-hostile.ts';
import { findUnnamed } from './test-names.ts';
import { componentOf, diagnosticOfPage, type PageResult, pagesOf } from './test-pages.ts';
import { misplacedIn } from './test-tags.ts';

/** Checks of each block, in order. */
export const checks = ['words', 'examples', 'rendering', 'texts', 'nesting'] as const;
export type Check = (typeof checks)[number];

/** Result of a check of a block. Checks that depend on a failed one are skipped. */
export interface CheckOutcome {
  type: string;
  check: Check;
  tried: number;
  found: Diagnostic[];
}

/** Splits examples into those valid in both languages and diagnostics of the others. */
async function checkExamples(examples: readonly Example[], context: BlockTestContext) {
  const told = new Map<Example, Diagnostic[]>();
  for (const language of triedLanguages) {
    const { file } = writeSite(`examples-${language}`, language, examples, context);
    const { wrong = [] } = await checkExampleSite(file, examples, context);
    // Errors in both languages are reported once.
    const known = new Set(told.keys());
    for (const one of wrong) {
      const example = examples[one.example] as Example;
      if (!known.has(example))
        told.set(example, [...(told.get(example) ?? []), await toBlockDiagnostics(one, example, context.customBlocks.folder)]);
    }
  }
  return told;
}

/** Renders examples in both languages. @returns rendering errors, and misplaced elements in the pages that rendered */
async function renderAll(examples: readonly Example[], context: BlockTestContext) {
  const stopped = new Map<Example, CustomBlockDiagnostic>();
  const misplaced = new Map<Example, Set<string>>();
  for (const language of examples.length > 0 ? triedLanguages : []) {
    const pages = await pagesOf(`pages-${language}`, language, examples, context);
    for (const [index, example] of examples.entries()) {
      const page = pages[index] as PageResult;
      if ('error' in page) stopped.set(example, diagnosticOfPage(page.error, example, context));
      else misplaced.set(example, new Set([...(misplaced.get(example) ?? []), ...misplacedIn(page.html)]));
    }
  }
  return { stopped, misplaced };
}

/** Checks all blocks of a site. @returns results, and the examples whose pages can be rendered */
export async function runBlockChecks(context: BlockTestContext): Promise<{ outcomes: CheckOutcome[]; shown: Example[] }> {
  const { types, folder } = context.customBlocks;
  const examples = readExamples(context.customBlocks);
  writeExampleFiles(context, examples);
  const told = await checkExamples(examples, context);
  const right = examples.filter((example) => !told.has(example));
  const { stopped, misplaced } = await renderAll(right, context);
  const shown = right.filter((example) => !stopped.has(example));
  const { trials, faults: diagnostics } = await testHostileTexts(shown, context);
  const tell = (found: readonly CustomBlockDiagnostic[]) => found.map((diagnostic) => toFullDiagnostic(folder, diagnostic));
  const outcomes = types.flatMap((type): CheckOutcome[] => {
    const [all, taken, rendered] = [examples, right, shown].map((some) => some.filter((one) => one.type === type)) as [
      Example[],
      Example[],
      Example[],
    ];
    const nesting = rendered.flatMap((example) =>
      [...(misplaced.get(example) ?? [])].map(
        (found): CustomBlockDiagnostic => ({ code: 'own-nesting', file: componentOf(type), found, expected: example.name }),
      ),
    );
    const tried = trials.filter(({ example }) => example.type === type).length;
    return [
      { type, check: 'words', tried: 1, found: tell(findUnnamed(type, context.customBlocks)) },
      { type, check: 'examples', tried: all.length, found: all.flatMap((one) => told.get(one) ?? []) },
      { type, check: 'rendering', tried: taken.length * 2, found: tell(taken.flatMap((one) => stopped.get(one) ?? [])) },
      { type, check: 'texts', tried, found: tell([diagnostics.get(type) ?? []].flat()) },
      { type, check: 'nesting', tried: rendered.length * 2, found: tell(nesting) },
    ];
  });
  return { outcomes, shown };
}
