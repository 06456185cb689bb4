import { css } from '@linaria/core';
import { Button, Input, TextField } from 'react-aria-components';
import type { ChangesReport } from '../../document/protocol-publishing.ts';
import { button, input, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';

const wide = css`
  flex: 1 1 16rem;
`;

interface CommitFormProps {
  branch: string;
  message: string;
  onMessage: (message: string) => void;
  isBusy: boolean;
  /** Whether the content may not be published. */
  isStopped: boolean;
  onCommit: () => void;
}

function CommitForm({ branch, message, onMessage, isBusy, isStopped, onCommit }: CommitFormProps) {
  const { publish: w } = useWords();
  return (
    <div className={row}>
      <TextField className={wide} aria-label={w.messageLabel} value={message} onChange={onMessage}>
        <Input className={input} dir="auto" />
      </TextField>
      <Button className={button} isPending={isBusy} isDisabled={isStopped || message.trim() === ''} onPress={() => onCommit()}>
        {fill(w.git, { branch })}
      </Button>
    </div>
  );
}

interface PublishStepsProps extends Omit<CommitFormProps, 'branch'> {
  ways: ChangesReport['ways'];
  onBuild: () => void;
}

/** The steps of publishing one by one, for developers. */
export function PublishSteps({ ways: { git, noGit, s3, desk }, isStopped, isBusy, onBuild, ...commit }: PublishStepsProps) {
  const { publish: w } = useWords();
  return (
    <>
      {desk ? null : (
        <div className={row}>
          <Button className={button} isPending={isBusy} onPress={onBuild}>
            {w.build}
          </Button>
          {s3 ? <span>{fill(w.s3, { bucket: s3.bucket })}</span> : null}
        </div>
      )}
      {git ? <CommitForm branch={git.upstream} {...{ isBusy, isStopped }} {...commit} /> : null}
      {noGit ? <p>{fill(w.noGit, { why: w.obstacles[noGit] })}</p> : null}
    </>
  );
}
