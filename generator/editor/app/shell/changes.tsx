import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import type { ChangedPage, ChangesReport } from '../../document/protocol-publishing.ts';
import { stillAddress } from '../frame/sync.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { Segments } from '../parts/segments.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { PublishWork } from './publish-work.tsx';
import { reportList } from './report-list.ts';

const texts = css`
  /* The button below stays in reach. */
  max-block-size: 42dvh;

  & ins,
  & del {
    display: block;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & ins {
    color: var(--accent);
  }

  & del {
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

/** Maximum number of sentences shown for a page. */
const mostSentences = 8;

/** What changed on a page, in sentences. */
function Sentences({ page: { state, added, removed } }: { page: ChangedPage }) {
  const { changes: w } = useWords();
  const gone = state === 'removed' ? [] : removed;
  const sentences = [
    ...gone.map((text) => ({ Tag: 'del' as const, words: w.gone, text })),
    ...added.map((text) => ({ Tag: 'ins' as const, words: w.added, text })),
  ];
  if (sentences.length === 0) return state === 'changed' ? <p>{w.linksOnly}</p> : null;
  return (
    <div>
      {sentences.slice(0, mostSentences).map(({ Tag, words, text }) => (
        <Tag key={`${Tag} ${text}`}>{fill(words, isolated({ text }))}</Tag>
      ))}
      {sentences.length > mostSentences ? <p>{w.more}</p> : null}
    </div>
  );
}

function ChangedPageItem({ page }: { page: ChangedPage }) {
  const w = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <li>
      <h3>
        <bdi>{page.title}</bdi>
        <small>{w.changes[page.state]}</small>
        <bdi dir="ltr">
          <small>{page.path}</small>
        </bdi>
      </h3>
      <Sentences page={page} />
      {isShown ? <BeforeAfter former={page.former} address={page.address} /> : null}
      <Button className={button} onPress={() => setShown(!isShown)} aria-expanded={isShown}>
        {w.changes.look}
      </Button>
    </li>
  );
}

function Report({ report }: { report: ChangesReport }) {
  const { changes: w } = useWords();
  const language = useLanguage();
  const { isKnown, since, pages } = report;
  const none = since === 'build' ? w.noneSinceBuild : w.none;
  const summary = pages.length > 0 ? count(w.pages, pages.length, language) : none;
  return (
    <>
      <p>{isKnown ? summary : w.unknown[since]}</p>
      <ul className={`${reportList} ${texts}`}>
        {pages.map((page) => (
          <ChangedPageItem key={page.path} page={page} />
        ))}
      </ul>
    </>
  );
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
        {report ? <Report report={report} /> : <p>{w.changes.comparing}</p>}
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

/** Button and dialog that publish the site: what changes for visitors, what is not ready, and the result. */
export function ChangesButton() {
  const w = useWords();
  return (
    <DialogTrigger>
      <Button className={button} data-main="" aria-label={w.changes.title}>
        <Drawing name="publish" size={18} />
        <span data-words="">{w.changes.button}</span>
      </Button>
      <DialogFrame title={w.changes.title} recipe="what-changes">
        {(close) => <Contents onLeave={close} />}
      </DialogFrame>
    </DialogTrigger>
  );
}
