import type { DeskForm } from '../../schema/forms/desk-form.ts';
import type { labels } from './labels.ts';
import type { PageFeedback } from './schema.ts';

/** Names under which the answer and the comment are sent. */
export const feedbackNames = { answer: 'answer', comment: 'comment' } as const;

/** Characters of a comment at most. */
export const longestComment = 1000;

/** The question as the desk checks it. */
export function deskFormOf({ question, comment }: PageFeedback, words: (typeof labels)['ar']): DeskForm {
  const options = [
    { label: words.yes, value: 'yes' },
    { label: words.no, value: 'no' },
  ];
  const heading = question ?? words.question;
  return {
    heading,
    fields: [
      { type: 'radio', name: feedbackNames.answer, label: heading, isRequired: true, options },
      ...(comment
        ? [{ type: 'textarea' as const, name: feedbackNames.comment, label: words.comment, maxLength: longestComment }]
        : []),
    ],
    submit: '',
    isFeedback: true,
  };
}
