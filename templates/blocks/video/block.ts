import { readVideoAddress } from '../../components/video-address.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

const originOf = ({ href }: { href?: string | undefined }) => (href && readVideoAddress(href)?.origin) || [];

export const video = defineBlock({
  type: 'video',
  schema: async () => (await import('./schema.ts')).videoSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  rules,
  lacks: ({ uncaptioned, captions, silent }) =>
    uncaptioned && !captions && !silent ? [{ code: 'no-captions', at: 'uncaptioned' }] : [],
  frameOrigins: (block) => [originOf(block)].flat(),
  playerOrigins: (block) => [originOf(block)].flat(),
  // Search engines require name, thumbnail and date. https://developers.google.com/search/docs/appearance/structured-data/video
  describe: ({ title, text, poster, date, file, href }, _id, addressOf) => {
    const picture = poster && addressOf(poster.src);
    if (!picture || !date) return [];
    const shown = href === undefined ? undefined : readVideoAddress(href);
    return [
      {
        '@type': 'VideoObject',
        name: title,
        ...(text && { description: text }),
        thumbnailUrl: picture,
        uploadDate: date,
        ...(file && { contentUrl: addressOf(file) }),
        ...(shown && { embedUrl: shown.frame('').replace(/\?.*/, '') }),
      },
    ];
  },
});
