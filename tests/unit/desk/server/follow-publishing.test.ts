import { expect, test, vi } from 'vitest';
import type { PublishingState } from '../../../../generator/desk/model/desk.ts';
import { followPublishing } from '../../../../generator/desk/server/follow-publishing.ts';

const done = (commit: string): PublishingState => ({ last: { at: 0, commit, isDone: true } });

function follow(first: PublishingState) {
  let state = first;
  const delivered = vi.fn();
  const follower = followPublishing({ state: () => state }, delivered);
  const change = (next: PublishingState) => {
    state = next;
    follower.changed();
  };
  return { delivered, follower, change };
}

test('a version that an editor published is delivered once', () => {
  const { delivered, follower, change } = follow(done('one'));
  follower.published();
  change({ ...done('one'), task: { startedAt: 0 } });
  expect(delivered).not.toHaveBeenCalled();
  change(done('two'));
  change(done('three'));
  expect(delivered).toHaveBeenCalledTimes(1);
});

test('commits from outside, scheduled builds and failures do not count', () => {
  const { delivered, follower, change } = follow(done('one'));
  change(done('two'));
  follower.published();
  change(done('two'));
  change({ last: { at: 0, commit: 'three', isDone: false, reason: 'content' } });
  expect(delivered).not.toHaveBeenCalled();
  change(done('three'));
  expect(delivered).toHaveBeenCalledTimes(1);
});
