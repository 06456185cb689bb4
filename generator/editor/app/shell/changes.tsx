import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangesReport } from '../../document/protocol-publishing.ts';
import { ProposeDialog } from '../desk/propose-dialog.tsx';
import { useMay } from '../desk/use-desk.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { Segments } from '../parts/segments.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { ChangedPages } from './changed-pages.tsx';
import { PublishWork } from './publish-work.tsx';
import { useView } from './view.ts';

const part = css`
  display: grid;
  gap: 0.5rem;
`;

const folded = css`
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--hairline);

  & summary {
    cursor: pointer;
  }

  &[open] > * {
    margin-block-end: 0.75rem;
  }
`;

const diffText = css`
  max-block-size: 16rem;
  padding: 0.75rem;
  overflow: auto;
  font: 0.75rem / 1.6 ui-monospace, "DejaVu Sans Mono", monospace;
  background: var(--sunken);
  border-radius: var(--radius);
`;

type ComparisonBase = ChangesReport['since'];

/** @param times reload counter; the previous report stays until the new one arrives */
function useChanges(since: ComparisonBase, times: number): ChangesReport | undefined {
  const { api } = useEditor();
  const [report, setReport] = useState<ChangesReport | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after a build or publication
  useEffect(() => fetchWithRetry(() => api.changes(since), setReport), [api, since, times]);
  return report?.since === since ? report : undefined;
}

interface ForDevelopersProps {
  since: ComparisonBase;
  onSince: (since: ComparisonBase) => void;
  diff: string | undefined;
  children: ReactNode;
}

/** What to compare with, the diff, and the separate steps. */
function ForDevelopers({ since, onSince, diff, children }: ForDevelopersProps) {
  const { changes: w, publish } = useWords();
  return (
    <details className={folded}>
      <summary>{publish.developers}</summary>
      <Segments
        label={w.since}
        options={[
          { id: 'commit', words: w.sinceCommit },
          { id: 'build', words: w.sinceBuild },
        ]}
        value={since}
        onChange={onSince}
      />
      {children}
      {diff ? (
        <details>
          <summary>{w.diff}</summary>
          <pre className={diffText} dir="ltr">
            {diff}
          </pre>
        </details>
      ) : null}
    </details>
  );
}

function Contents({ onLeave }: { onLeave: () => void }) {
  const w = useWords();
  const [since, setSince] = useState<ComparisonBase>('commit');
  const [times, setTimes] = useState(0);
  const [known, setKnown] = useState<ChangesReport | undefined>(undefined);
  const report = useChanges(since, times);
  useEffect(() => {
    if (!report) return;
    // Without commits, compare with the last build.
    if (report.ways.noGit === 'no-repository' && !known) setSince('build');
    setKnown(report);
  }, [report, known]);
  return (
    <>
      <section className={part}>
        <h3>{w.changes.visitors}</h3>
        {report ? <ChangedPages report={report} /> : <p>{w.changes.comparing}</p>}
      </section>
      {known ? (
        <PublishWork report={known} onDone={() => setTimes(times + 1)} onLeave={onLeave}>
          {(steps) => (
            <ForDevelopers since={since} onSince={setSince} diff={known.diff}>
              {steps}
            </ForDevelopers>
          )}
        </PublishWork>
      ) : null}
    </>
  );
}

/** Button of people who may not publish: they propose what they wrote. */
function ProposeButton() {
  const { propose } = useWords().desk;
  const { show } = useView();
  return (
    <Button
      className={button}
      data-main=""
      aria-label={propose.title}
      aria-haspopup="dialog"
      onPress={() => show({ dialog: 'propose' })}
    >
      <Drawing name="publish" size={18} />
      <span data-words="">{propose.button}</span>
    </Button>
  );
}

/** Dialog of that button, which is another one in a narrow window. */
export function ProposingDialog() {
  const { view, show } = useView();
  return (
    <ProposeDialog
      isOpen={view.dialog === 'propose'}
      onOpenChange={(isOpen) => show({ dialog: isOpen ? 'propose' : undefined })}
    />
  );
}

/** Button that opens the dialog of publishing, or what the own role may do instead. */
export function ChangesButton() {
  const mayWrite = useMay('writer');
  if (useMay('editor')) return <PublishButton />;
  return mayWrite ? <ProposeButton /> : null;
}

function PublishButton() {
  const w = useWords();
  const { show } = useView();
  return (
    <Button
      className={button}
      data-main=""
      aria-label={w.changes.title}
      aria-haspopup="dialog"
      onPress={() => show({ dialog: 'publish' })}
    >
      <Drawing name="publish" size={18} />
      <span data-words="">{w.changes.button}</span>
    </Button>
  );
}

/**
 * Dialog that publishes the site: what changes for visitors, what is not ready, and the result. Apart from its button, which is
 * another one in a narrow window.
 */
export function PublishDialog() {
  const w = useWords();
  const { view, show } = useView();
  return (
    <DialogFrame
      title={w.changes.title}
      recipe="what-changes"
      isOpen={view.dialog === 'publish'}
      onOpenChange={(isOpen) => show({ dialog: isOpen ? 'publish' : undefined })}
    >
      {(close) => <Contents onLeave={close} />}
    </DialogFrame>
  );
}
