import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk, PublishingState } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import { publishingReasons, publishingWords } from './words.ts';

/** State of publishing with its reason as a sentence. */
export interface PublishingAnswer extends PublishingState {
  /** Why the last build failed, or may be outdated, for readers. */
  words?: string;
}

/** Sentence for a reason of the state of publishing; undefined without one. */
export function publishingSentence(reason: string | undefined, language: MessageLanguage): string | undefined {
  const known = publishingReasons.find((one) => one === reason);
  return known && publishingWords[known][language];
}

function answerOf(state: PublishingState, language: MessageLanguage): PublishingAnswer {
  const words = publishingSentence(state.last?.reason, language);
  return { ...state, ...(words !== undefined && { words }) };
}

/** Operations about building and delivering the published version. */
export function publishingOperations({ publisher }: Pick<Desk, 'publisher'>): OperationEntry[] {
  return [
    ['publishing', { method: 'GET', answer: ({ language }: SignedRequest) => json(answerOf(publisher.state(), language)) }],
    [
      'publish-again',
      {
        method: 'POST',
        answer: ({ language }: SignedRequest) => {
          publisher.request('asked');
          return json(answerOf(publisher.state(), language));
        },
      },
    ],
  ];
}
