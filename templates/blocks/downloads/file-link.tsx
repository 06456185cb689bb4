import { css } from '@linaria/core';
import { fileWords } from '../../components/file-words.ts';
import { formatDay } from '../../components/format-time.ts';
import { Icon } from '../../components/icon.tsx';
import { inline } from '../../components/inline.tsx';
import type { LanguageCode } from '../../model/files/language.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { InlineText, PlannedFile } from '../../model/planned/values.ts';
import { onlyWords } from '../../theme/tokens.ts';

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  align-content: start;
  block-size: 100%;
  padding: var(--space-4);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-md);
  transition: border-color var(--quick), box-shadow var(--quick);

  &:hover {
    border-color: var(--tint-line);
    box-shadow: var(--shadow-md);
  }
  & > svg {
    color: var(--brand-ink);
    grid-row: 1;
    grid-column: 3;
  }
  & > p {
    grid-column: 2 / -1;
    position: relative;
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
  @media ${onlyWords} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > svg {
      grid-column: 2;
    }
    & > :is(a, p) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    break-inside: avoid;
    padding-block: var(--space-2);

    & > svg {
      display: none;
    }
  }
`;

/* File name extension. */
const badge = css`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 3.5rem;
  min-block-size: 3.5rem;
  color: var(--brand-ink);
  background: var(--tint);
  clip-path: var(--portrait);
  font-size: var(--text-xs);
  font-weight: 650;
  line-height: 1;
`;

const link = css`
  display: grid;
  color: var(--ink);
  text-decoration: none;

  & > strong {
    font-weight: 550;
    line-height: 1.6;
  }
  & > span {
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--ink-soft);
  }
  /* All of the row leads to the file, but for the links in its sentence. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-md);
  }
  &:hover > strong {
    color: var(--brand-ink);
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.3em;
  }
`;

interface FileLinkProps {
  file: PlannedFile;
  title: string;
  text?: InlineText | undefined;
  language?: LanguageCode | undefined;
  /** Date of publication, YYYY-MM-DD. */
  date?: string | undefined;
}

/** Download link with type, size and language of the file in words. */
export function FileLink({ file, title, text, language, date }: FileLinkProps) {
  const { site } = useRenderContext().frame;
  return (
    <div className={row}>
      <span className={badge} aria-hidden="true" dir="ltr">
        {file.kind.toUpperCase()}
      </span>
      <a className={link} href={file.url} hrefLang={language}>
        <strong>{title}</strong> <span>{fileWords({ file, language }, site.labels.files, site)}</span>
        {date && (
          <span>
            <time dateTime={date}>{formatDay(date, site)}</time>
          </span>
        )}
      </a>
      <Icon name="download" size={22} />
      {text && <p>{inline(text)}</p>}
    </div>
  );
}
