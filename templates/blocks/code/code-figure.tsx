import { useLabelsOf, useUniqueId } from '../../model/page/render-context.tsx';
import type { CodeLine, PlannedCode } from '../../model/planned/code.ts';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import { type CodeLanguage, codeLanguages } from '../../schema/code-languages.ts';
import { CodeLines } from './code-lines.tsx';
import type { CopyWords } from './island.tsx';
import type { labels } from './labels.ts';
import { rangesOf } from './rules.ts';
import { copyButton, frame, numbered as numberedClass, scroller } from './styles.ts';

/** Code with its metadata, in blocks and in running text. */
export interface CodeContent extends PlannedCode {
  file?: string | undefined;
  language?: CodeLanguage | undefined;
  numbered?: true | undefined;
  marked?: string | undefined;
}

const isMarkedBy = (marked: string | undefined) => {
  const ranges = marked === undefined ? [] : rangesOf(marked);
  return (line: number) => ranges.some(([first, last]) => line >= first && line <= last);
};

const digitsOf = (lines: readonly CodeLine[]) => String(lines.length).length;

/** The code: always left to right and never translated. */
function CodeText({ code, name }: { code: CodeContent; name: { 'aria-labelledby': string } | { 'aria-label': string } }) {
  const { lines, endsLine, numbered, marked } = code;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <pre className={scroller} dir="ltr" translate="no" role="group" tabIndex={0} {...name}>
      <code className={numbered && numberedClass} data-digits={numbered && digitsOf(lines)}>
        <CodeLines lines={lines} endsLine={endsLine} isNumbered={numbered === true} isMarked={isMarkedBy(marked)} />
      </code>
    </pre>
  );
}

/** Code below its file name or language, with a copy button if scripts run. */
export function CodeFigure({ code }: { code: CodeContent }) {
  const { name, copy, copied, selected } = useLabelsOf<typeof labels>('code');
  const titleId = useUniqueId('code');
  const words: CopyWords = { copied, selected };
  const title = code.file ?? (code.language && codeLanguages[code.language]);
  return (
    <figure className={frame} dir="ltr">
      {title && (
        <figcaption id={titleId} translate="no">
          {title}
        </figcaption>
      )}
      <PlainIsland name="code" props={words}>
        <button type="button" className={copyButton}>
          {copy}
        </button>
        <span className="visually-hidden" role="status" />
        <CodeText code={code} name={title ? { 'aria-labelledby': titleId } : { 'aria-label': name }} />
      </PlainIsland>
    </figure>
  );
}
