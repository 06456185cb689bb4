import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangedField, ChangedPart, VersionReport } from '../../document/protocol-history.ts';
import { Drawing } from '../parts/drawing.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { reportList } from './report-list.ts';

const beforeAndNow = css`
  & dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 0.75rem;
    margin: 0;
  }

  & dt {
    color: var(--soft);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & [data-before] {
    color: var(--accent);
  }
`;

/** Id and name of a version. */
export interface Version {
  id: string;
  title: string;
}

function Field({ where, before, now }: ChangedField) {
  const { history } = useWords();
  return (
    <div>
      {where === '' ? null : <p>{where}</p>}
      <dl>
        <dt>{history.before}</dt>
        <dd dir="auto" data-before="">
          {before ?? history.nothing}
        </dd>
        <dt>{history.now}</dt>
        <dd dir="auto">{now ?? history.nothing}</dd>
      </dl>
    </div>
  );
}

function Part({ part, onRestore }: { part: ChangedPart; onRestore: () => void }) {
  const { history } = useWords();
  const language = useLanguage();
  const { title, is, since, fields, more } = part;
  const words = history.restore[is];
  return (
    <li>
      <h3>
        <bdi>{title}</bdi>
        <small>{history[since]}</small>
      </h3>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same name, and the list never changes
        <Field key={index} {...field} />
      ))}
      {since === 'changed' && fields.length === 0 ? <p>{is === 'file' ? history.overwritten : history.order}</p> : null}
      {more > 0 ? <p>{count(history.more, more, language)}</p> : null}
      <Button
        className={button}
        onPress={onRestore}
        aria-label={fill(history.restoreName, { what: words, ...isolated({ title }) })}
      >
        {words}
      </Button>
    </li>
  );
}

/** Writes pending input before the comparison is requested. */
function useReport(id: string): VersionReport | undefined {
  const { api, changes } = useEditor();
  const [report, setReport] = useState<VersionReport | undefined>(undefined);
  useEffect(() => {
    setReport(undefined);
    return fetchWithRetry(() => changes.finish().then(() => api.version(id)), setReport);
  }, [api, changes, id]);
  return report;
}

/** Compares a version with the current state, and restores all or a part of it. */
export function VersionView({ version, onBack, onDone }: { version: Version; onBack: () => void; onDone: () => void }) {
  const { history } = useWords();
  const { actions } = useEditor();
  const report = useReport(version.id);
  const known = report?.state === 'known' ? report : undefined;
  const restore = (part?: ChangedPart) => {
    if (!known) return;
    const summary = { key: part ? 'restorePart' : 'restore', values: { what: version.title, title: part?.title ?? '' } };
    actions.restore({ base: known.base, of: version.id, ...(part && { part: part.name }), summary });
    onDone();
  };
  return (
    <>
      <div className={row}>
        <Button className={button} onPress={onBack} autoFocus>
          <Drawing name="back" size={16} />
          {history.back}
        </Button>
        <h3>
          <bdi>{version.title}</bdi>
        </h3>
      </div>
      {report ? null : <p role="status">{history.loading}</p>}
      {report?.state === 'unknown' ? <p role="status">{history.unknown}</p> : null}
      {known ? <p role="status">{known.parts.length === 0 ? history.same : history.about}</p> : null}
      <ul className={`${reportList} ${beforeAndNow}`}>
        {known?.parts.map((part) => (
          <Part key={part.name} part={part} onRestore={() => restore(part)} />
        ))}
      </ul>
      {known && known.parts.length > 0 ? (
        <Button className={button} data-main="" onPress={() => restore()}>
          {history.restoreAll}
        </Button>
      ) : null}
    </>
  );
}
