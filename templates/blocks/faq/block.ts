import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { describePictures } from '../gallery/describe.ts';
import { holds, picturesIn, showsGallery } from '../prose/contained-blocks.ts';
import { holdsMore, linesOfFlow, mentionsNote, saysNumbering, type WrittenFlow } from '../prose/flow-lines.ts';
import { type FaqForm, faqForm } from './form.ts';

type FaqContent = { items: readonly { answer: WrittenFlow }[]; oneAtATime?: true | undefined };

/** All answers as one running text. */
const bodyOf = ({ items }: FaqContent) => ({ body: items.flatMap(({ answer }) => answer) });

const hasMore = (block: FaqContent) => holdsMore(bodyOf(block).body);

const has = (form: FaqForm) => (block: FaqContent, theme: ThemeOptions) => faqForm(block, theme) === form;

export const faq = defineBlock({
  type: 'faq',
  schema: async () => (await import('./schema.ts')).faqSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: {
    code: (block) => holds('code')(bodyOf(block)),
    gallery: (block) => showsGallery(bodyOf(block)),
    prose: hasMore,
    'prose/lists': hasMore,
    'prose/notes': ({ items }) => mentionsNote(items),
    'prose/numbering': ({ items }) => saysNumbering(items),
  },
  pieces: {
    lists: hasMore,
    bubbles: has('bubbles'),
    open: has('open'),
    pairs: has('pairs'),
    poster: has('poster'),
    narrow: has('narrow'),
  },
  // All FAQ blocks of a page share an id, so that search engines read one list.
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  describe: ({ items }, id, addressOf) => [
    {
      '@type': 'FAQPage',
      '@id': id('faq'),
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: linesOfFlow(answer).join('\n') },
      })),
    },
    ...describePictures(picturesIn(bodyOf({ items }).body), addressOf),
  ],
});
