import { type BlockType, blocks } from '../../../../templates/blocks/descriptors.ts';
import type { CustomTexts } from '../../../../templates/languages/message-languages.ts';
import type { BlockWords as WordsOf } from '../../../../templates/schema/block/words.ts';

/** Texts of a built-in or custom block. */
export type BlockWords = WordsOf<CustomTexts>;

const read = blocks.map(async ({ type, labels, words }) => ({ type, name: labels?.name, words: await words() }));
const all = await Promise.all(read);

/** Editor texts of each block type. */
export const wordsOfBlocks = Object.fromEntries(all.map(({ type, words }) => [type, words])) as Readonly<
  Record<BlockType, BlockWords>
>;

/** Names of the labels of blocks in `site.labels`, by form and key. */
export const wordsOfLabels: ReadonlyMap<string, CustomTexts> = new Map(
  all.flatMap(({ name, words: { labels } }): [string, CustomTexts][] =>
    labels
      ? [
          [`site.labels.${name}`, labels.name],
          ...Object.entries(labels.keys).map(([key, words]): [string, CustomTexts] => [`site.labels.${name}.${key}`, words]),
        ]
      : [],
  ),
);

/** Form of a block, or of one of its selectable parts. */
export interface BlockForm {
  block: BlockWords;
  part?: NonNullable<BlockWords['parts']>[string];
  /** Keys from there to the form. */
  way: string;
}

const forms = new Map(
  all.flatMap(({ type, words: block }): [string, Omit<BlockForm, 'way'>][] => [
    [`block-${type}`, { block }],
    ...Object.entries(block.parts ?? {}).map(([name, part]): [string, Omit<BlockForm, 'way'>] => [
      `${type}-${name}`,
      { block, part },
    ]),
  ]),
);

/** Block of a form, by the form's name in the schema; undefined for other forms. */
export function blockFormOf(form: string): BlockForm | undefined {
  const [name = '', ...way] = form.split('.');
  const found = forms.get(name);
  return found && { ...found, way: way.join('.') };
}
