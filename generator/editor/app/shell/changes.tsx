import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import type { ChangedPage, ChangesReport } from '../../document/protocol-publishing.ts';
import { stillAddress } from '../frame/sync.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { Segments } from '../parts/segments.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { PublishWork } from './publish-work.tsx';
import { reportList } from './report-list.ts';

const texts = css`
  & ins {
    display: block;
    color: var(--accent);
    text-decoration: none;
  }

  & del {
    display: block;
    color: var(--error);
  }
`;

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 0.75rem;

  & figure {
    display: grid;
    gap: 0.25rem;
  }

  & figure > div {
    position: relative;
    block-size: 18rem;
    overflow: hidden;
    background: #fff;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
  }

  & iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 250%;
    block-size: 250%;
    border: 0;
    transform: scale(0.4);
    transform-origin: top left;
  }

  & iframe:dir(rtl) {
    transform-origin: top right;
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

/** A page before and after the changes, as visitors see it. */
function BeforeAfter({ former, address }: Pick<ChangedPage, 'former' | 'address'>) {
  const { changes } = useWords();
  const shown = [
    [changes.before, former],
    [changes.after, address === undefined ? undefined : stillAddress(address)],
  ] as const;
  return (
    <div className={pair}>
      {shown.map(([label, src]) =>
        src === undefined ? null : (
          <figure key={label}>
            <figcaption>{label}</figcaption>
            <div>
              <iframe src={src} title={label} sandbox="allow-same-origin" loading="lazy" />
            </div>
          </figure>
        ),
      )}
    </div>
  );
}

function ChangedPageItem({ page }: { page: ChangedPage }) {
  const w = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <li>
      <h3>
        {page.title}
        <bdi dir="ltr">
          <small>{page.path}</small>
        </bdi>
        <small>{w.changes[page.state]}</small>
      </h3>
      <div>
        {page.removed.map((text) => (
          <del key={text} dir="auto">
            {text}
          </del>
        ))}
        {page.added.map((text) => (
          <ins key={text} dir="auto">
            {text}
          </ins>
        ))}
      </div>
      {isShown ? <BeforeAfter former={page.former} address={page.address} /> : null}
      <Button className={button} onPress={() => setShown(!isShown)} aria-expanded={isShown}>
        {w.changes.look}
      </Button>
    </li>
  );
}

function Report({ report }: { report: ChangesReport }) {
  const w = useWords();
  return (
    <>
      {report.isKnown ? null : <p>{w.changes.unknown[report.since]}</p>}
      {report.isKnown && report.pages.length === 0 ? <p>{w.changes.none}</p> : null}
      <ul className={`${reportList} ${texts}`}>
        {report.pages.map((page) => (
          <ChangedPageItem key={page.path} page={page} />
        ))}
      </ul>
      {report.diff ? (
        <details>
          <summary>{w.changes.diff}</summary>
          <pre className={diffText} dir="ltr">
            {report.diff}
          </pre>
        </details>
      ) : null}
    </>
  );
}

function Contents({ onLeave }: { onLeave: () => void }) {
  const w = useWords();
  const [since, setSince] = useState<ComparisonBase>('commit');
  const [times, setTimes] = useState(0);
  const [ways, setWays] = useState<ChangesReport['ways'] | undefined>(undefined);
  const report = useChanges(since, times);
  useEffect(() => {
    if (!report) return;
    // Without commits, compare with the last build.
    if (report.ways.noGit === 'no-repository' && !ways) setSince('build');
    setWays(report.ways);
  }, [report, ways]);
  return (
    <>
      <Segments
        label={w.changes.since}
        options={[
          { id: 'commit', words: w.changes.sinceCommit },
          { id: 'build', words: w.changes.sinceBuild },
        ]}
        value={since}
        onChange={setSince}
      />
      {report ? <Report report={report} /> : <p>{w.changes.comparing}</p>}
      {ways ? <PublishWork ways={ways} onDone={() => setTimes(times + 1)} onLeave={onLeave} /> : null}
    </>
  );
}

/** Button and dialog that list the changes since the last commit or build by page, with the controls to build and publish. */
export function ChangesButton() {
  const w = useWords();
  return (
    <DialogTrigger>
      <Button className={button} aria-label={w.changes.title}>
        <Drawing name="publish" size={18} />
        <span data-words="">{w.changes.button}</span>
      </Button>
      <DialogFrame title={w.changes.title} recipe="what-changes">
        {(close) => <Contents onLeave={close} />}
      </DialogFrame>
    </DialogTrigger>
  );
}
