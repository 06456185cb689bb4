import { circlePath } from '../../components/circle-path.ts';
import { inline } from '../../components/inline.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { useLabelsOf, useThemeOptions, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { MotifName } from '../../theme/theme-options.ts';
import { drawing, ring } from './drawing-styles.ts';
import type { labels } from './labels.ts';
import { answerPaths, outlinePath } from './petals.ts';
import type { Reflection } from './schema.ts';
import { steps } from './step-styles.ts';
import { answers, closing, form, statement } from './styles.ts';

const radius = 100;
const viewBox = '-112 -112 224 224';

/** Letters that fit above each end of a seven-dot scale on phones. */
const lettersOfEnds = 10;

type Questions = Pick<Planned<Reflection>, 'subject' | 'scale' | 'statements' | 'result' | 'action'>;

/** Outlines of the empty star, or flower of the motif, one for each step. */
function Outlines({ motif, points, steps: count }: { motif: MotifName; points: number; steps: number }) {
  const outlines = Array.from({ length: count }, (_, i) => outlinePath(motif, points, (radius * (i + 1)) / count));
  return (
    <svg className={drawing} viewBox={viewBox} aria-hidden="true">
      <path d={outlines.join('')} />
    </svg>
  );
}

interface StatementProps {
  statement: Questions['statements'][number];
  scale: Questions['scale'];
  /** Name of the radio buttons. */
  name: string;
  arms: ReturnType<typeof answerPaths>;
  /** Whether both ends of the scale have labels. */
  hasEnds: boolean;
}

function Statement({ statement: one, scale, name, arms, hasEnds }: StatementProps) {
  const last = scale.length - 1;
  return (
    <fieldset className={statement}>
      <legend>
        <b>{one.name}</b> <span>{one.text}</span>
      </legend>
      <svg className={drawing} viewBox={viewBox} aria-hidden="true">
        <path d={arms.outline} />
        <path d={arms.lit} />
        <path d={arms.shaded} />
      </svg>
      <div className={steps}>
        {scale.map((step, place) => (
          <label key={step}>
            {hasEnds && (place === 0 || place === last) && <small aria-hidden="true">{step}</small>}
            <input type="radio" name={name} />
            <span className="visually-hidden">{step}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Closing text and action after the last answer. */
function Result({ questions }: { questions: Questions }) {
  const { reset, invitation } = useLabelsOf<typeof labels>('reflection');
  return (
    <>
      <div role="status" className={closing}>
        <p>{inline(questions.result)}</p>
      </div>
      <p className={answers}>
        <span>{invitation}</span>
        {questions.action && <TextLink action={questions.action} />}
        <button type="reset">{reset}</button>
      </p>
      {/* Validators and the Enter key expect a form to have a submit button. */}
      <button type="submit" hidden disabled>
        {reset}
      </button>
    </>
  );
}

/**
 * Statements with radio buttons, and a star of the motif whose arms follow the answers, in CSS only (`:checked`). It is a form
 * so that `reset` works; with this method it is never sent.
 */
export function ReflectionForm({ questions, dark = false }: { questions: Questions; dark?: boolean }) {
  const id = useUniqueId('reflection');
  const { motif } = useThemeOptions();
  const points = 2 * questions.statements.length;
  const last = questions.scale.length - 1;
  const endsShown = [questions.scale[0], questions.scale[last]].every(
    (step = '') => [...withoutNoncharacters(step)].length <= lettersOfEnds,
  );
  return (
    <form
      method="dialog"
      autoComplete="off"
      className={form}
      data-dark={dark || undefined}
      data-steps={questions.scale.length}
      aria-labelledby={id}
    >
      <Outlines motif={motif} points={points} steps={questions.scale.length} />
      <p id={id}>{questions.subject}</p>
      {questions.statements.map((one, index) => (
        <Statement
          key={one.name}
          statement={one}
          scale={questions.scale}
          name={`${id}_${index}`}
          arms={answerPaths(motif, points, radius, index)}
          hasEnds={index === 0 && endsShown}
        />
      ))}
      {/* Ring around the complete star. */}
      <svg className={drawing} viewBox={viewBox} aria-hidden="true">
        <path className={ring} d={circlePath(radius + 8)} pathLength={1} />
      </svg>
      <Result questions={questions} />
    </form>
  );
}
