import { readFrameAddress } from '../../components/embed-address.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

const originOf = ({ href }: { href: string }) => readFrameAddress(href)?.origin ?? [];

export const embed = defineBlock({
  type: 'embed',
  schema: async () => (await import('./schema.ts')).embedSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { video: () => true },
  frameOrigins: (block) => [originOf(block)].flat(),
  playerOrigins: (block) => (readFrameAddress(block.href)?.isPlayer ? [originOf(block)].flat() : []),
});
