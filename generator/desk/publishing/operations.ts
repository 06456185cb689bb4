import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { includesRole } from '../../editor/document/person.ts';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk, PublishingState } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import { recordEvent } from '../people/record-event.ts';
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

/** State for a person. Details name folders of the server: only people who publish get them. */
function answerOf({ last: whole, ...state }: PublishingState, { language, person }: SignedRequest): PublishingAnswer {
  const words = publishingSentence(whole?.reason, language);
  const { details, ...last } = whole ?? {};
  const isShown = details !== undefined && includesRole(person.role, 'editor');
  return {
    ...state,
    ...(whole && { last: isShown ? whole : (last as typeof whole) }),
    ...(words !== undefined && { words }),
  };
}

/** Operations about building and delivering the published version. */
export function publishingOperations(desk: Pick<Desk, 'publisher' | 'audit'>): OperationEntry[] {
  const { publisher } = desk;
  return [
    ['publishing', { method: 'GET', answer: (asked: SignedRequest) => json(answerOf(publisher.state(), asked)) }],
    [
      'publish-again',
      {
        method: 'POST',
        answer: (asked: SignedRequest) => {
          publisher.request('asked');
          recordEvent(desk, asked, 'publishing-started');
          return json(answerOf(publisher.state(), asked));
        },
      },
    ],
  ];
}
