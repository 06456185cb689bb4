import { css } from '@linaria/core';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { type ReadyPage, readyPageNames } from '../../document/ready-pages.ts';
import { stillAddress } from '../frame/sync.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';

/** What a new page begins with: a ready page, a copy of another one, or nothing. */
export type PageBeginning = ReadyPage | 'copy' | 'empty';

const group = css`
  display: grid;
  gap: 0.5rem;

  & > span:first-child {
    font-weight: 500;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
    gap: 0.5rem;
  }
`;

const option = css`
  position: relative;
  display: grid;
  gap: 0.25rem;
  align-content: start;
  padding: 0.25rem;
  font-size: 0.875rem;
  text-align: center;
  cursor: pointer;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);

  &[data-hovered] {
    background: var(--accent-wash);
  }

  &[data-selected] {
    font-weight: 600;
    color: var(--accent);
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

const picture = css`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 5rem;
  overflow: hidden;
  background: var(--sunken);
  border-radius: 0.375rem;

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1000%;
    block-size: 1000%;
    pointer-events: none;
    background: #fff;
    border: 0;
    transform: scale(0.1);
    transform-origin: top left;
  }

  & > iframe:dir(rtl) {
    transform-origin: top right;
  }
`;

interface PageChoiceProps {
  value: PageBeginning;
  onChange: (value: PageBeginning) => void;
}

/** Ready pages, each with a picture in the look of the site. */
export function PageChoice({ value, onChange }: PageChoiceProps) {
  const { tasks: w } = useWords();
  const { base } = useEditor();
  return (
    <RadioGroup className={group} value={value} onChange={(key) => onChange(key as PageBeginning)}>
      <Label>{w.beginWith}</Label>
      <div>
        {readyPageNames.map((name) => (
          <Radio key={name} value={name} className={option}>
            <span className={picture}>
              <iframe
                src={stillAddress(`${base}_catalogue/page/${name}`)}
                title={w.ready[name]}
                aria-hidden="true"
                tabIndex={-1}
                sandbox="allow-same-origin"
              />
            </span>
            {w.ready[name]}
          </Radio>
        ))}
        {(['copy', 'empty'] as const).map((name) => (
          <Radio key={name} value={name} className={option}>
            <span className={picture}>
              <Drawing name={name === 'copy' ? 'copy' : 'page'} size={32} />
            </span>
            {name === 'copy' ? w.likeAnother : w.empty}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
