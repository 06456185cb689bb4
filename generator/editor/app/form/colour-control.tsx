import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { resolveBackground } from '../../../../templates/theme/theme-options.ts';
import type { ContrastReport } from '../../document/protocol-media.ts';
import { child } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { loadedValueAt } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { type ControlProps, useFieldEdit } from './field-context.ts';
import { TextControl } from './text-control.tsx';

const swatch = css`
  inline-size: 2.5rem;
  block-size: 2.25rem;
  padding: 0.125rem;
  background: none;
  border: 1px solid var(--control);
  border-radius: var(--radius);
`;

const list = css`
  display: grid;
  gap: 0.375rem;
  padding-block: 0.375rem;
  font-size: 0.75rem;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0.5rem;
    align-items: center;
  }

  & > li > span:first-child {
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--hairline);
    border-radius: 0.375rem;
  }

  & > li[data-fails] {
    color: var(--error);
  }
`;

type Pair = ContrastReport['pairs'][number];

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Debounce before the contrast of a colour is requested, in milliseconds. */
const pause = 120;

/** Contrast report for the colours of a theme. Keeps the last report while the next one loads. */
function useReport(brand: unknown, accent: unknown, paper: string): ContrastReport | undefined {
  const { api } = useEditor();
  const [report, setReport] = useState<ContrastReport | undefined>(undefined);
  useEffect(() => {
    if (!isColour(brand) || !isColour(accent)) return undefined;
    return fetchWithRetry(() => api.contrast({ brand, accent, paper }), setReport, pause);
  }, [api, brand, accent, paper]);
  return report;
}

/** For each use and scheme, the pair with the smallest margin. */
function closest(pairs: Pair[]): Pair[] {
  const found = new Map<string, Pair>();
  const share = ({ ratio, minimum }: Pair) => ratio / minimum;
  for (const pair of pairs) {
    const key = `${pair.scheme} ${pair.use.en}`;
    const known = found.get(key);
    if (!known || share(pair) < share(known)) found.set(key, pair);
  }
  return [...found.values()].sort((one, other) => share(one) - share(other));
}

const fails = ({ ratio, minimum }: Pair) => ratio < minimum;

function Pairs({ pairs }: { pairs: Pair[] }) {
  const { colour: w } = useWords().controls;
  const language = useLanguage();
  return (
    <ul className={list}>
      {pairs.map((pair) => (
        <li key={`${pair.scheme} ${pair.use.en}`} data-fails={fails(pair) || undefined}>
          <span style={{ color: pair.foreground, background: pair.background }} aria-hidden="true">
            {w.sample}
          </span>
          <span>{`${pair.use[language]} (${w[pair.scheme]})`}</span>
          <span>
            <bdi>{fill(w.ratio, { ratio: pair.ratio, minimum: pair.minimum })}</bdi> {fails(pair) ? w.fails : w.passes}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ContrastProps {
  report: ContrastReport;
  of: Pair['of'];
  /** The server refused the colour; the field shows the reason. */
  isRejected: boolean;
  onAccept: (colour: string) => void;
}

/** Contrast results of a colour, and the nearest colour that passes if it fails. */
function Contrast({ report, of, isRejected, onAccept: onTake }: ContrastProps) {
  const { colour: w } = useWords().controls;
  const pairs = closest(report.pairs.filter((pair) => pair.of === of));
  const problem = report.faults.find(({ key }) => key === of);
  const [least] = pairs;
  const { nearest } = problem ?? {};
  return (
    <div>
      <div role="status">
        {problem ? null : <small>{least && fill(w.fine, { ratio: least.ratio, minimum: least.minimum })}</small>}
        {problem && !isRejected ? (
          <p>
            <Sentence pieces={problem.message} />
          </p>
        ) : null}
      </div>
      {nearest === undefined ? null : (
        <Button className={button} onPress={() => onTake(nearest)}>
          <span style={{ background: nearest, inlineSize: '1rem', blockSize: '1rem' }} aria-hidden="true" />
          {fill(w.nearest, { colour: `\u2066${nearest}\u2069` })}
        </Button>
      )}
      <Pairs pairs={pairs.filter(fails)} />
      <Disclosure>
        <Heading level={3}>
          <Button slot="trigger" className={button}>
            {w.pairs}
            <Drawing name="chevron" size={16} />
          </Button>
        </Heading>
        <DisclosurePanel>
          <Pairs pairs={pairs} />
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
}

/** Colour control with a contrast report that updates while the colour is picked. */
export function ColourControl(props: ControlProps) {
  const { value, label, commit, path } = props;
  const snapshot = useSnapshot();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const theme = loadedValueAt(snapshot, path.slice(0, -1));
  const colour = draft ?? value;
  const of = path.at(-1) === 'accent' ? 'accent' : 'brand';
  const given = { brand: child(theme, 'brand'), accent: child(theme, 'accent'), [of]: colour };
  const report = useReport(given.brand, given.accent, resolveBackground(child(theme, 'look'), child(theme, 'paper')));
  const entering = useFieldEdit(path);
  const take = (next: string) => {
    setDraft(undefined);
    commit(next, entering.end());
  };
  const panelKey = (next: string) => {
    setDraft(next);
    entering.begin(() => take(next));
  };
  return (
    <div>
      <div className={row}>
        <input
          type="color"
          className={swatch}
          aria-label={label}
          value={isColour(colour) ? colour : '#000000'}
          onChange={({ target }) => panelKey(target.value)}
          onBlur={() => draft !== undefined && take(draft)}
        />
        <span style={{ flex: 1 }}>
          <TextControl {...props} value={draft ?? value} />
        </span>
      </div>
      {report ? <Contrast report={report} of={of} isRejected={props.isInvalid} onAccept={take} /> : null}
    </div>
  );
}
