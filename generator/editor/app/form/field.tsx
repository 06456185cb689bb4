import { css } from '@linaria/core';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { messageDirection } from '../../../../templates/model/files/language.ts';
import type { FieldModel, PropertyModel } from '../../document/protocol-forms.ts';
import { chosen } from '../model/fields.ts';
import { isSame, type Path } from '../model/places.ts';
import { Explained } from '../parts/explained.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { problemsAt, type RejectionReason } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { Control } from './control.tsx';
import { useField } from './field-context.ts';

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  min-inline-size: 0;
  padding: 0.375rem;
  margin: -0.375rem;
  border-radius: var(--radius);

  &[data-current] {
    background: var(--accent-wash);
  }
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-block-size: 1.75rem;
  font-weight: 500;

  & > span {
    display: flex;
    align-items: center;
    gap: 0.125rem;
  }

  & small {
    font-weight: 400;
    color: var(--soft);
  }
`;

const about = css`
  font-size: 0.75rem;
  line-height: 1.5;
  color: var(--soft);
`;

const wrong = css`
  padding: 0.5rem 0.625rem;
  font-size: 0.8125rem;
  color: var(--error);
  background: var(--error-wash);
  border-radius: var(--radius);

  &[data-kind="warning"],
  &[data-kind="placeholder"] {
    color: var(--warning);
    background: var(--warning-wash);
  }
`;

/** Field types that show headings and messages for their own fields. */
const containers = new Set<FieldModel['is']>(['object', 'list', 'record', 'variants']);

/** Problems at a place or inside it. */
export function Problems({ path, isOwn, id, label }: { path: Path; isOwn: boolean; id: string; label: string }) {
  const snapshot = useSnapshot();
  const problems = problemsAt(snapshot, path).filter(({ at }) => !isOwn || isSame(at, path));
  if (problems.length === 0) return null;
  return (
    <div id={id}>
      {problems.map(({ code, place, message, hint, kind, recipe }) => (
        <p key={`${code} ${place}`} className={wrong} data-kind={kind}>
          <Sentence pieces={message} /> <Sentence pieces={hint} /> <GuideLink recipe={recipe} about={label} />
        </p>
      ))}
    </div>
  );
}

/** Message for a refused value, which is kept until it is corrected or discarded. */
function RejectionNote({ path, reason }: { path: Path; reason: RejectionReason | undefined }) {
  const w = useWords();
  const { unsaved } = useEditor();
  return (
    <p className={wrong} role="alert">
      {reason ? w.notes[reason] : w.panel.refused}{' '}
      <Button className={button} onPress={() => unsaved.dismiss(path)}>
        {w.panel.takeBack}
      </Button>
    </p>
  );
}

interface HeadProps {
  label: string;
  recipe: PropertyModel['recipe'];
  /** Removes the value; undefined if there is no value or it is required. */
  onClear: (() => void) | undefined;
  isContainer: boolean;
}

function Head({ label, recipe, onClear, isContainer }: HeadProps) {
  const { panel: w } = useWords();
  return (
    <div className={head}>
      <span>
        {label} {recipe ? <GuideLink recipe={recipe} about={label} /> : null}
      </span>
      {onClear ? (
        <IconButton
          label={fill(isContainer ? w.removeGroup : w.clear, { name: label })}
          drawing={isContainer ? 'trash' : 'close'}
          isSmall
          onPress={onClear}
        />
      ) : null}
    </div>
  );
}

function About({ id, about: text }: { id: string; about: PropertyModel['about'] }) {
  const language = useLanguage();
  return (
    <p id={id} className={about}>
      {messageDirection(language) === 'rtl' ? <Explained text={text[language]} /> : text[language]}
    </p>
  );
}

/** Ref of a field's element, which scrolls into view when the panel focuses the field. */
function useCurrent(path: Path) {
  const element = useRef<HTMLDivElement>(null);
  const isCurrent = isSame(useSnapshot().focus, path);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return { element, isCurrent };
}

interface FieldProps {
  path: Path;
  field: FieldModel;
  property: PropertyModel;
}

/** Form field: label, description, control and problems. */
export function Field({ path, field, property }: FieldProps) {
  const id = useId();
  const { element, isCurrent } = useCurrent(path);
  const { value, refusal: rejected, commit } = useField(path);
  const label = property.label[useLanguage()];
  const isContainer = containers.has(chosen(field, value).is);
  const problems = `${id}problems`;
  const explanation = <About id={`${id}about`} about={property.about} />;
  const clear = property.isOptional && value !== undefined ? () => commit(undefined) : undefined;
  return (
    <div ref={element} className={box} data-current={isCurrent || undefined} data-field={path.join('/')}>
      {field.is === 'switch' ? null : <Head label={label} recipe={property.recipe} onClear={clear} isContainer={isContainer} />}
      {isContainer ? explanation : null}
      <Control
        path={path}
        field={field}
        property={property}
        value={value}
        label={label}
        isInvalid={rejected !== undefined}
        describedBy={`${id}about ${problems}`}
        commit={commit}
      />
      {isContainer ? null : explanation}
      <Problems path={path} isOwn={isContainer} id={problems} label={label} />
      {rejected ? <RejectionNote path={path} reason={rejected.reason} /> : null}
    </div>
  );
}
