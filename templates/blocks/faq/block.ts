import { defineBlock } from '../../block/descriptor.ts';
import { holdsList, linesOfFlow, mentionsNote, type WrittenFlow } from '../prose/flow-lines.ts';

const holdsLists = ({ items }: { items: readonly { answer: WrittenFlow }[] }) => items.some(({ answer }) => holdsList(answer));

export const faq = defineBlock({
  type: 'faq',
  schema: async () => (await import('./schema.ts')).faqSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: { prose: holdsLists, 'prose/lists': holdsLists, 'prose/notes': ({ items }) => mentionsNote(items) },
  pieces: { lists: holdsLists },
  // Blocks of one page have one name, so that programs read their questions as one list.
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  describe: ({ items }, id) => [
    {
      '@type': 'FAQPage',
      '@id': id('faq'),
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: linesOfFlow(answer).join('\n') },
      })),
    },
  ],
});
