import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangedPage, ChangesReport, ScheduledChange, SharedChange } from '../../document/protocol-publishing.ts';
import { button } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { reportList } from './report-list.ts';
import { showText } from './show-text.ts';
import { useClock } from './use-clock.ts';

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

type Words = Pick<ChangedPage, 'added' | 'removed'>;

interface BeforeAfterProps extends Pick<ChangedPage, 'former' | 'address'> {
  words: Words;
}

/** A page before and after the changes, as visitors see it, each at its first change. */
function BeforeAfter({ former, address, words: { removed, added } }: BeforeAfterProps) {
  const { changes } = useWords();
  const shown = [
    { label: changes.before, src: former, text: removed[0] },
    { label: changes.after, src: address, text: added[0] },
  ];
  return (
    <div className={pair}>
      {shown.map(({ label, src, text }) =>
        src === undefined ? null : (
          <figure key={label}>
            <figcaption>{label}</figcaption>
            <div>
              <iframe
                src={src}
                title={label}
                sandbox="allow-same-origin"
                loading="lazy"
                onLoad={({ currentTarget }) => showText(currentTarget, text)}
              />
            </div>
          </figure>
        ),
      )}
    </div>
  );
}

/** Maximum number of sentences shown for a page. */
const mostSentences = 8;

/** What was removed and added, in sentences. @param none words if there is no text */
function Sentences({ added, removed, none }: Words & { none: string | undefined }) {
  const { changes: w } = useWords();
  const sentences = [
    ...removed.map((text) => ({ Tag: 'del' as const, words: w.gone, text })),
    ...added.map((text) => ({ Tag: 'ins' as const, words: w.added, text })),
  ];
  if (sentences.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <div>
      {sentences.slice(0, mostSentences).map(({ Tag, words, text }) => (
        <Tag key={`${Tag} ${text}`}>{fill(words, isolated({ text }))}</Tag>
      ))}
      {sentences.length > mostSentences ? <p>{w.more}</p> : null}
    </div>
  );
}

interface ChangeItemProps extends BeforeAfterProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A change with its heading, its sentences, and both versions on request. */
function ChangeItem({ heading, children, ...comparison }: ChangeItemProps) {
  const w = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <li>
      <h3>{heading}</h3>
      {children}
      {isShown ? <BeforeAfter {...comparison} /> : null}
      <Button className={button} onPress={() => setShown(!isShown)} aria-expanded={isShown}>
        {w.changes.look}
      </Button>
    </li>
  );
}

function ChangedPageItem({ page }: { page: ChangedPage }) {
  const { changes: w } = useWords();
  const { path, title, state, added, removed } = page;
  const heading = (
    <>
      <bdi>{title}</bdi>
      <small>{w[state]}</small>
      <bdi dir="ltr">
        <small>{path}</small>
      </bdi>
    </>
  );
  return (
    <ChangeItem heading={heading} former={page.former} address={page.address} words={page}>
      <Sentences
        added={added}
        removed={state === 'removed' ? [] : removed}
        none={state === 'changed' ? w.linksOnly : undefined}
      />
    </ChangeItem>
  );
}

/** What all or most pages have in common. */
function SharedChangeItem({ change }: { change: SharedChange }) {
  const { changes: w } = useWords();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const { language, isEverywhere, added, removed } = change;
  const heading = (
    <>
      {isEverywhere ? w.everywhere : w.whereShown}
      {language === undefined ? null : <small>{names.of(language)}</small>}
    </>
  );
  return (
    <ChangeItem heading={heading} former={change.former} address={change.address} words={change}>
      <Sentences added={added} removed={removed} none={w.linksOnly} />
    </ChangeItem>
  );
}

/** What appears or disappears later by itself. */
function Scheduled({ changes }: { changes: readonly ScheduledChange[] }) {
  const { changes: w } = useWords();
  const clock = useClock('long');
  if (changes.length === 0) return null;
  return (
    <section>
      <h4>{w.later}</h4>
      <ul>
        {changes.map(({ title, is, when }) => (
          <li key={`${is} ${when} ${title}`}>{fill(w[is], isolated({ title, when: clock(when) }))}</li>
        ))}
      </ul>
    </section>
  );
}

/** How much changes, in a sentence. */
function useSummary({ isKnown, since, pages, shared, isLookChanged }: ChangesReport): string | undefined {
  const { changes: w } = useWords();
  const language = useLanguage();
  if (!isKnown) return w.unknown[since];
  if (pages.length > 0) return count(w.pages, pages.length, language);
  if (shared.length > 0 || isLookChanged) return undefined;
  return since === 'build' ? w.noneSinceBuild : w.none;
}

/** What visitors will see: what all pages have in common, then page by page, then what comes later. */
export function ChangedPages({ report }: { report: ChangesReport }) {
  const { changes: w } = useWords();
  const { pages, shared, scheduled, isLookChanged } = report;
  const summary = useSummary(report);
  return (
    <>
      {isLookChanged ? <p>{w.lookChanged}</p> : null}
      {shared.length > 0 ? (
        <ul className={`${reportList} ${texts}`}>
          {shared.map((change) => (
            <SharedChangeItem key={change.language ?? ''} change={change} />
          ))}
        </ul>
      ) : null}
      {summary === undefined ? null : <p>{summary}</p>}
      {pages.length > 0 ? (
        <ul className={`${reportList} ${texts}`}>
          {pages.map((page) => (
            <ChangedPageItem key={page.path} page={page} />
          ))}
        </ul>
      ) : null}
      <Scheduled changes={scheduled} />
    </>
  );
}
