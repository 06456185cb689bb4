import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { ContentError, UsageError } from '../../../../core/diagnostics/errors.ts';
import { escapeControlCharactersInLines } from '../../../../core/diagnostics/escape-control-characters.ts';
import { createMeter, type Progress } from '../../../../core/progress/progress.ts';
import { progressText } from '../../../../core/progress/words.ts';
import type { WorkEvent } from '../../../document/protocol-publishing.ts';
import type { Preview } from '../../../preview/preview.ts';
import { CommandError } from '../git.ts';
import { placedProblem } from '../placed-problem.ts';
import { isDiskError, writeProblemOf } from '../write-problem.ts';

/** Interval of progress events in milliseconds. */
const between = 150;

/** Final event for an error. */
export function failureOf(error: unknown, preview: Preview, language: MessageLanguage): Extract<WorkEvent, { is: 'failed' }> {
  if (error instanceof ContentError) {
    const problems = error.diagnostics.map((one) => placedProblem(one, preview, language));
    return { is: 'failed', reason: '', problems };
  }
  const written = error instanceof UsageError || isDiskError(error) ? writeProblemOf(error, language) : undefined;
  const isExpected = error instanceof CommandError || written !== undefined;
  const reason = written ?? String((error as Error).message);
  if (!isExpected) process.stderr.write(`${escapeControlCharactersInLines(String((error as Error).stack))}\n`);
  const readable = (text: string) => escapeControlCharactersInLines(stripVTControlCharacters(text));
  const details = error instanceof CommandError ? readable(error.details) : '';
  return { is: 'failed', reason: readable(reason), ...(details !== '' && { details }), problems: [] };
}

/** Runs work with a progress meter and yields its progress. @throws what the work throws */
export async function* metered<Result>(
  work: (progress: Progress) => Promise<Result>,
  language: MessageLanguage,
): AsyncGenerator<Extract<WorkEvent, { is: 'progress' }>, Result> {
  const meter = createMeter(() => performance.now());
  const state = { isOver: false };
  const end = () => {
    state.isOver = true;
  };
  const result = work(meter);
  const ended = result.then(end, end);
  let last = '';
  while (!state.isOver) {
    const { stage, share, remainingTime } = meter.standing();
    const words = progressText({ stage, share, remainingTime }, language);
    if (words !== last)
      yield {
        is: 'progress',
        words,
        ...(share !== undefined && { share }),
        ...(remainingTime !== undefined && { left: remainingTime }),
      };
    last = words;
    await Promise.race([ended, setTimeout(between)]);
  }
  return result;
}

/**
 * Serialises events as an event stream; an error becomes the last event.
 * https://html.spec.whatwg.org/#event-stream-interpretation
 */
export async function* eventStream<Event = WorkEvent>(
  work: AsyncGenerator<Event, Event>,
  fail: (error: unknown) => Event,
): AsyncGenerator<string> {
  const write = (event: Event) => `data: ${JSON.stringify(event)}\n\n`;
  try {
    for (;;) {
      const { value, done } = await work.next();
      yield write(value);
      if (done) return;
    }
  } catch (error) {
    yield write(fail(error));
  }
}
