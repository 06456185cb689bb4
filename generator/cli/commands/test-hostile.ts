import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { CustomBlockDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import { mapStrings } from '../../content/site/map-strings.ts';
import { type BlockTestContext, blockField, checkExampleSite, type Example, writeSite } from './test-examples.ts';
import { componentOf, diagnosticOfPage, type PageResult, pagesOf } from './test-pages.ts';
import { tagsOf } from './test-tags.ts';
import { harmless, hostileTexts } from './test-texts.ts';

/** Replaces all texts of an example, except at places that reject the replacement. */
function withText({ block, ...example }: Example, text: string, kept: ReadonlySet<string>): Example {
  let count = 0;
  const change = ({
    text: own,
    kind,
    path,
  }: {
    text: string;
    kind: Parameters<typeof fieldRoleOf>[0];
    path: readonly unknown[];
  }) => {
    count += 1;
    const hasForm = /^\S+@\S+$|^\+\d/.test(own);
    if (!fieldRoleOf(kind).textRole || own === '' || hasForm || kept.has(path.join('/'))) return own;
    // Keeps number placeholders, and differs from its neighbours to avoid other errors.
    return [...(own.match(/%s/g) ?? []), text, count].join(' ');
  };
  return { ...example, block: mapStrings(block, change, blockField) };
}

/** Example and a text to try in it. */
export interface TextTrial {
  example: Example;
  text: string;
  /** Places that reject the text: the check does not accept it there. */
  kept: Set<string>;
}

const isAll = '';

/** Restricts trials to places where the check accepts the text: elsewhere content is rejected too. */
async function runTrials(trials: readonly TextTrial[], context: BlockTestContext): Promise<TextTrial[]> {
  let left = [...trials];
  for (let round = 0; round < 4 && left.length > 0; round++) {
    const examples = left.map(({ example, text, kept }) => withText(example, text, kept));
    const { wrong } = await checkExampleSite(writeSite(`texts-${round}`, 'ar', examples, context).file, examples, context);
    if (!wrong) return left;
    for (const { example, place } of wrong) left[example]?.kept.add(place.join('/'));
    // Errors of the whole example are final.
    left = left.filter(({ kept }) => !kept.has(isAll));
  }
  return [];
}

/** The first tag that depends on the text. */
function differenceOf(one: PageResult, other: PageResult): { found: string; expected: string } | undefined {
  if ('error' in one || 'error' in other) return undefined;
  const [tags, others] = [tagsOf(one.html), tagsOf(other.html)];
  const at = tags.findIndex((tag, index) => tag !== others[index]);
  if (at === -1 && tags.length === others.length) return undefined;
  const place = at === -1 ? tags.length : at;
  return { found: tags[place] ?? '–', expected: others[place] ?? '–' };
}

/** Tests with hostile texts in all text fields that pages have the same tags as with harmless ones. */
export async function testHostileTexts(examples: readonly Example[], context: BlockTestContext) {
  const all = examples.flatMap((example) => hostileTexts.map((text): TextTrial => ({ example, text, kept: new Set() })));
  const trials = await runTrials(all, context);
  const pagesWith = (name: string, change: (text: string) => string) => {
    const changed = trials.map(({ example, text, kept }) => withText(example, change(text), kept));
    return pagesOf(name, 'ar', changed, context);
  };
  if (trials.length === 0) return { trials, faults: new Map<string, CustomBlockDiagnostic>() };
  const [pages, twins] = [await pagesWith('hostile', (text) => text), await pagesWith('harmless', harmless)];
  const diagnostics = new Map<string, CustomBlockDiagnostic>();
  for (const [index, { example, text }] of trials.entries()) {
    const [page, twin] = [pages[index] as PageResult, twins[index] as PageResult];
    const difference = differenceOf(page, twin);
    const file = componentOf(example.type);
    const diagnostic: CustomBlockDiagnostic | undefined =
      'error' in page
        ? diagnosticOfPage(page.error, example, context)
        : difference && { code: 'own-text', file, ...difference, list: [text.slice(0, 60)] };
    // One report for each block is enough.
    if (diagnostic && !diagnostics.has(example.type)) diagnostics.set(example.type, diagnostic);
  }
  return { trials, faults: diagnostics };
}
