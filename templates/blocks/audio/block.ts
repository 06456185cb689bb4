import { defineBlock } from '../../schema/block/descriptor.ts';
import { accessibilityGapsOf } from './accessibility-gaps.ts';
import { isoDuration } from './duration.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const audio = defineBlock({
  type: 'audio',
  schema: async () => (await import('./schema.ts')).audioSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  rules,
  lacks: accessibilityGapsOf,
  // https://schema.org/AudioObject
  describe: ({ title, file, duration, date }, _id, addressOf) => {
    const contentUrl = addressOf(file);
    return [
      {
        '@type': 'AudioObject',
        name: title,
        ...(contentUrl && { contentUrl }),
        ...(duration && { duration: isoDuration(duration) }),
        ...(date && { uploadDate: date }),
      },
    ];
  },
});
