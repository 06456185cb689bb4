import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangedField, ChangedPart, VersionReport } from '../../document/protocol-history.ts';
import { useMay } from '../desk/use-desk.ts';
import { Drawing } from '../parts/drawing.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import type { Words } from '../words/ar.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { reportList } from './report-list.ts';

const sentences = css`
  & [data-sentence] {
    overflow-wrap: anywhere;
  }

  & p:not([data-sentence]) {
    font-size: 0.875rem;
    color: var(--soft);
  }

  & > li > button {
    min-block-size: 2.5rem;
    padding-inline: 1.5rem;
  }
`;

/** Id and name of a version. */
export interface Version {
  id: string;
  title: string;
}

/** What happened to a field, in a sentence. */
function useSentence(): (field: ChangedField) => string {
  const { history } = useWords();
  return ({ is, label, before, now }) => {
    const { changes: w } = history;
    if (is !== 'text') return is === 'setting' && label !== undefined ? fill(w.namedSetting, isolated({ label })) : w[is];
    const sentence = before === undefined ? w.added : now === undefined ? w.gone : w.replaced;
    return fill(sentence, isolated({ before: before ?? '', now: now ?? '' }));
  };
}

function Field({ field }: { field: ChangedField }) {
  const sentence = useSentence();
  return (
    <div>
      {field.where === '' ? null : <p>{field.where}</p>}
      <p data-sentence="">{sentence(field)}</p>
    </div>
  );
}

function Part({ part, onRestore }: { part: ChangedPart; onRestore: () => void }) {
  const { history } = useWords();
  const language = useLanguage();
  const { title, is, since, fields, more } = part;
  const mayRestore = useMay('editor');
  // What the version did not have is removed.
  const words = history[since === 'new' ? 'remove' : 'restore'][is];
  return (
    <li>
      <h3>
        <bdi>{title}</bdi>
        <small>{history[since]}</small>
      </h3>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same name, and the list never changes
        <Field key={index} field={field} />
      ))}
      {since === 'changed' && fields.length === 0 ? <p>{is === 'file' ? history.overwritten : history.order}</p> : null}
      {more > 0 ? <p>{count(history.more, more, language)}</p> : null}
      {mayRestore ? (
        <Button
          className={button}
          data-main={since === 'new' ? undefined : ''}
          onPress={onRestore}
          aria-label={fill(history.restoreName, { what: words, ...isolated({ title }) })}
        >
          {words}
        </Button>
      ) : null}
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

/** What is known of a version, in a sentence. */
function statusOf(report: VersionReport | undefined, history: Words['history']): string {
  if (!report) return history.loading;
  if (report.state === 'unknown') return history.unknown;
  return report.parts.length === 0 ? history.same : history.about;
}

/** Compares a version with the current state, and restores all or a part of it. */
export function VersionView({ version, onBack, onDone }: { version: Version; onBack: () => void; onDone: () => void }) {
  const { history } = useWords();
  const { actions } = useEditor();
  const mayRestore = useMay('editor');
  const report = useReport(version.id);
  const known = report?.state === 'known' ? report : undefined;
  const restore = (part?: ChangedPart) => {
    if (!known) return;
    const key = part?.since === 'new' ? 'removePart' : part ? 'restorePart' : 'restore';
    const summary = { key, values: { what: version.title, title: part?.title ?? '' } };
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
      <p role="status">{statusOf(report, history)}</p>
      <ul className={`${reportList} ${sentences}`}>
        {known?.parts.map((part) => (
          <Part key={part.name} part={part} onRestore={() => restore(part)} />
        ))}
      </ul>
      {known && known.parts.length > 0 && mayRestore ? (
        <div className={row}>
          <Button className={button} onPress={() => restore()}>
            {history.restoreAll}
          </Button>
        </div>
      ) : null}
    </>
  );
}
