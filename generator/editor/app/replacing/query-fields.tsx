import { css } from '@linaria/core';
import type { RefObject } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useSnapshot } from '../store/use-editor.ts';
import { input } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import type { Replacing } from './use-replacing.ts';

const fields = css`
  display: grid;
  gap: 0.5rem;

  & > div {
    display: grid;
    gap: 0.25rem;
  }

  & > div > label {
    font-weight: 500;
  }

  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    padding: 0;
    border: 0;
  }

  & > fieldset > label {
    display: flex;
    align-items: baseline;
    gap: 0.375rem;
    font-size: 0.8125rem;
  }
`;

interface OptionProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Option({ label, isChosen, onChange }: OptionProps) {
  return (
    <label>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

/** Limits the search to the edited language, in a site of several. */
function LanguageOption({ replacing: { request, ask } }: { replacing: Replacing }) {
  const w = useWords();
  const { state } = useSnapshot();
  const { edition } = state ?? {};
  if (!edition || edition.languages.length < 2) return null;
  const { tag } = edition;
  const name = edition.languages.find((one) => one.tag === tag)?.name ?? tag;
  return (
    <Option
      label={fill(w.replacing.oneLanguage, { language: `\u2068${name}\u2069` })}
      isChosen={request.language !== undefined}
      onChange={(isOne) => ask({ language: isOne ? tag : undefined })}
    />
  );
}

interface QueryFieldsProps {
  replacing: Replacing;
  /** Input of the words to find. */
  first: RefObject<HTMLInputElement | null>;
}

/** What to find, what to put in its place, and how to search. */
export function QueryFields({ replacing, first }: QueryFieldsProps) {
  const { replacing: w } = useWords();
  const { request, ask } = replacing;
  return (
    <div className={fields}>
      <TextField value={request.find} onChange={(find) => ask({ find })} maxLength={1000}>
        <Label>{w.find}</Label>
        <Input ref={first} className={input} dir="auto" autoComplete="off" />
      </TextField>
      <TextField value={request.by} onChange={(by) => ask({ by })} maxLength={1000}>
        <Label>{w.by}</Label>
        <Input className={input} dir="auto" autoComplete="off" />
      </TextField>
      <fieldset aria-label={w.options}>
        <Option label={w.isLoose} isChosen={!request.isExact} onChange={(isLoose) => ask({ isExact: !isLoose })} />
        <Option label={w.isWholeWord} isChosen={request.isWholeWord} onChange={(isWholeWord) => ask({ isWholeWord })} />
        <Option label={w.hasCase} isChosen={request.hasCase} onChange={(hasCase) => ask({ hasCase })} />
        <LanguageOption replacing={replacing} />
      </fieldset>
    </div>
  );
}
