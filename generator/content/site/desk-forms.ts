import type { Route, Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { DeskForm } from '../../../templates/schema/forms/desk-form.ts';
import { contentHash } from '../../core/util/hash.ts';

type Block = Route['blocks'][number];

/** Block whose form is sent to the desk of the site. */
export interface DeskBlock {
  block: Block;
  /** Stable while other blocks change: from the page and the block's own id, or its number among such blocks without one. */
  id: string;
  form: DeskForm;
  /** Hash of the form: what is sent from an older page has another one. */
  version: string;
}

const isSent = (block: Block): boolean => descriptorOf(block.type)?.sendsToDesk?.(block) === true;

/** Form of a block as the desk checks it. @throws Error if its type has none */
function formOf(block: Block, labels: object): DeskForm {
  const form = descriptorOf(block.type)?.deskForm?.(block, labels as Readonly<Record<string, unknown>>);
  if (!form) throw new Error(`The block "${block.type}" defines no form for the desk.`);
  return form;
}

/**
 * Blocks of a page that are sent to the desk; nearly always none.
 * @param place path of the page, or name of the strip
 */
export function deskBlocksOf(
  { site, edition }: Pick<Site, 'site' | 'edition'>,
  place: string,
  blocks: readonly Block[],
): DeskBlock[] {
  let unnamed = 0;
  return blocks.filter(isSent).map((block) => {
    const own = 'id' in block && block.id !== undefined ? `#${block.id}` : String(++unnamed);
    const form = formOf(block, site.labels);
    return {
      block,
      id: contentHash([edition?.prefix ?? '', place, block.type, own].join('\n')),
      form,
      version: contentHash(JSON.stringify(form)),
    };
  });
}

/** Place of the 404 page, which has no path. */
export const notFoundPlace = '404';
