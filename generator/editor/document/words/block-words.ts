import { type BlockType, blocks } from '../../../../templates/blocks/descriptors.ts';
import type { BlockWords, InBoth } from '../../../../templates/schema/block/words.ts';

const read = blocks.map(async ({ type, labels, words }) => ({ type, name: labels?.name, words: await words() }));
const all = await Promise.all(read);

/** What maintainers read of each kind of block. */
export const wordsOfBlocks = Object.fromEntries(all.map(({ type, words }) => [type, words])) as Readonly<
  Record<BlockType, BlockWords>
>;

/** What the words of blocks in `site.labels` are called, by form and key. */
export const wordsOfLabels: ReadonlyMap<string, InBoth> = new Map(
  all.flatMap(({ name, words: { labels } }): [string, InBoth][] =>
    labels
      ? [
          [`site.labels.${name}`, labels.name],
          ...Object.entries(labels.keys).map(([key, words]): [string, InBoth] => [`site.labels.${name}.${key}`, words]),
        ]
      : [],
  ),
);

/** A form of a block, or of one of the parts that one chooses among in it. */
export interface BlockForm {
  block: BlockWords;
  part?: NonNullable<BlockWords['parts']>[string];
  /** The keys that lead from there to the form. */
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

/** The block that a form is of, by the name that the schema gives it; undefined for all others. */
export function blockFormOf(form: string): BlockForm | undefined {
  const [name = '', ...way] = form.split('.');
  const found = forms.get(name);
  return found && { ...found, way: way.join('.') };
}
