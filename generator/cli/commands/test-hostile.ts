import { aboutKind } from '../../../templates/schema/kind-table.ts';
import type { CustomBlockDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import { mapStrings } from '../../content/site/map-strings.ts';
import { type BlockTestContext, blockField, checkExampleSite, type Example, writeSite } from './test-examples.ts';
import { componentOf, diagnosticOfPage, type PageResult, pagesOf } from './test-pages.ts';
import { tagsOf } from './test-tags.ts';
import { harmless, hostileTexts } from './test-texts.ts';

/** An example with a text in the place of all its words, but for places that took no such text. */
function withText({ block, ...example }: Example, text: string, kept: ReadonlySet<string>): Example {
  let count = 0;
  const change = ({
    text: own,
    kind,
    path,
  }: {
    text: string;
    kind: Parameters<typeof aboutKind>[0];
    path: readonly unknown[];
  }) => {
    count += 1;
    const hasForm = /^\S+@\S+$|^\+\d/.test(own);
    if (!aboutKind(kind).words || own === '' || hasForm || kept.has(path.join('/'))) return own;
    // It keeps places for numbers, and differs from its neighbours, so that nothing else is wrong with it.
    return [...(own.match(/%s/g) ?? []), text, count].join(' ');
  };
  return { ...example, block: mapStrings(block, change, blockField) };
}

/** An example, and a text to be tried in it. */
export interface TextTrial {
  example: Example;
  text: string;
  /** Places that do not take it: content that has it there is refused. */
  kept: Set<string>;
}

const isAll = '';

/** Leaves out of trials what the check refuses: it is refused of content, too. */
async function runTrials(trials: readonly TextTrial[], context: BlockTestContext): Promise<TextTrial[]> {
  let left = [...trials];
  for (let round = 0; round < 4 && left.length > 0; round++) {
    const examples = left.map(({ example, text, kept }) => withText(example, text, kept));
    const { wrong } = await checkExampleSite(writeSite(`texts-${round}`, 'ar', examples, context).file, examples, context);
    if (!wrong) return left;
    for (const { example, place } of wrong) left[example]?.kept.add(place.join('/'));
    // What is wrong with the whole of it stays so.
    left = left.filter(({ kept }) => !kept.has(isAll));
  }
  return [];
}

/** The first tag that depends on what a text says. */
function differenceOf(one: PageResult, other: PageResult): { found: string; expected: string } | undefined {
  if ('error' in one || 'error' in other) return undefined;
  const [tags, others] = [tagsOf(one.html), tagsOf(other.html)];
  const at = tags.findIndex((tag, index) => tag !== others[index]);
  if (at === -1 && tags.length === others.length) return undefined;
  const place = at === -1 ? tags.length : at;
  return { found: tags[place] ?? '–', expected: others[place] ?? '–' };
}

/** Writes texts that would be more than texts wherever a block has words: its pages keep the tags that harmless ones give. */
export async function testHostileTexts(examples: readonly Example[], context: BlockTestContext) {
  const all = examples.flatMap((example) => hostileTexts.map((text): TextTrial => ({ example, text, kept: new Set() })));
  const trials = await runTrials(all, context);
  const pagesWith = (name: string, change: (text: string) => string) => {
    const changed = trials.map(({ example, text, kept }) => withText(example, change(text), kept));
    return pagesOf(name, 'ar', changed, context);
  };
  if (trials.length === 0) return { trials, faults: new Map<string, CustomBlockDiagnostic>() };
  const [pages, twins] = [await pagesWith('hostile', (text) => text), await pagesWith('harmless', harmless)];
  const faults = new Map<string, CustomBlockDiagnostic>();
  for (const [index, { example, text }] of trials.entries()) {
    const [page, twin] = [pages[index] as PageResult, twins[index] as PageResult];
    const difference = differenceOf(page, twin);
    const file = componentOf(example.type);
    const fault: CustomBlockDiagnostic | undefined =
      'error' in page
        ? diagnosticOfPage(page.error, example, context)
        : difference && { code: 'own-text', file, ...difference, list: [text.slice(0, 60)] };
    // One text says enough of a block.
    if (fault && !faults.has(example.type)) faults.set(example.type, fault);
  }
  return { trials, faults };
}
