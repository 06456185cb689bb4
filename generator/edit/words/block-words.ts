import type { BlockType } from '../../../templates/blocks/descriptors.ts';
import * as list from '../../../templates/blocks/list.ts';
import type { BlockWords } from '../../../templates/blocks/words.ts';

const all = await Promise.all(Object.values(list).map(async ({ type, words }) => [type, await words()] as const));

/** What maintainers read of each kind of block. */
export const wordsOfBlocks = Object.fromEntries(all) as Readonly<Record<BlockType, BlockWords>>;

/** A form of a block, or of one of the parts that one chooses among in it. */
export interface BlockForm {
  block: BlockWords;
  part?: NonNullable<BlockWords['parts']>[string];
  /** The keys that lead from there to the form. */
  way: string;
}

const forms = new Map(
  all.flatMap(([type, block]): [string, Omit<BlockForm, 'way'>][] => [
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
