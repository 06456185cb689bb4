import type { Publisher } from '../model/desk.ts';

/** Notices when what an editor published has reached the visitors. */
export interface PublishingFollower {
  /** An editor has published; whether it succeeded shows in the next version. */
  published: () => void;
  /** The state of the publisher has changed. */
  changed: () => void;
}

/**
 * @param onDelivered called once a new commit is delivered after an editor published. Commits from outside do not count: they do
 * not contain the draft.
 */
export function followPublishing(publisher: Pick<Publisher, 'state'>, onDelivered: () => void): PublishingFollower {
  let before: string | undefined;
  let isWaiting = false;
  const deliveredCommit = () => {
    const { last } = publisher.state();
    return last?.isDone ? last.commit : undefined;
  };
  return {
    published: () => {
      before = deliveredCommit();
      isWaiting = true;
    },
    changed: () => {
      const { task } = publisher.state();
      const commit = deliveredCommit();
      if (!isWaiting || task || commit === undefined || commit === before) return;
      isWaiting = false;
      onDelivered();
    },
  };
}
