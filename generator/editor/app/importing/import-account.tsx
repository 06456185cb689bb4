import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { ImportAccount, ImportPlan, ImportWriteRequest } from '../../document/protocol-import.ts';
import { useFocusedHeading } from '../languages/use-languages.ts';
import { ProblemLines } from '../parts/problem-lines.tsx';
import { button } from '../style/controls.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import { ClashChoices } from './clash-choices.tsx';
import type { ImportSession, ImportStage } from './import-session.ts';
import { choice, importBox } from './style.ts';

/** Pages that are listed by name. */
const mostListed = 10;

interface WayProps {
  plan: ImportPlan;
  isMain: boolean;
  isWriting: boolean;
  onWrite: (how: ImportWriteRequest['how'], takes?: ('mine' | 'theirs')[]) => void;
}

function LeftPages({ left }: ImportPlan['add']) {
  const { importing: w } = useWords();
  const language = useLanguage();
  if (left.length === 0) return null;
  const more = left.length - mostListed;
  return (
    <>
      <p>{count(w.left, left.length, language)}</p>
      <ul>
        {left.slice(0, mostListed).map(({ title, address }) => (
          <li key={address}>
            <bdi>{title}</bdi>{' '}
            <bdi dir="ltr" data-soft="">
              {address}
            </bdi>
          </li>
        ))}
        {more > 0 ? <li>{count(w.more, more, language)}</li> : null}
      </ul>
    </>
  );
}

function AddWay({ plan: { add }, isMain, isWriting, onWrite }: WayProps) {
  const w = useWords();
  const { importing } = w;
  const language = useLanguage();
  const { pages, items, missing } = add;
  const about = fill(importing.addAbout, {
    pages: count(importing.pages, pages, language),
    items: count(importing.items, items, language),
  });
  const isPossible = missing.length === 0 && pages + items > 0;
  return (
    <div className={choice}>
      <p>{missing.length === 0 ? about : fill(importing.missing, { languages: missing.join(w.comma) })}</p>
      {missing.length === 0 ? <LeftPages {...add} /> : null}
      <Button
        className={button}
        data-main={isMain ? '' : undefined}
        isDisabled={!isPossible}
        isPending={isWriting}
        onPress={() => onWrite('add')}
      >
        {importing.add}
      </Button>
    </div>
  );
}

function ReplaceWay({ isWriting, onWrite }: Pick<WayProps, 'isWriting' | 'onWrite'>) {
  const { importing: w } = useWords();
  return (
    <div className={choice}>
      <p>{w.replaceAbout}</p>
      <Button className={button} isPending={isWriting} onPress={() => onWrite('replace')}>
        {w.replace}
      </Button>
    </div>
  );
}

interface UpdateWayProps extends Pick<WayProps, 'isWriting' | 'onWrite'> {
  update: NonNullable<ImportPlan['update']>;
}

function UpdateWay({ update, isWriting, onWrite }: UpdateWayProps) {
  const { importing: w } = useWords();
  const { added, changed, removed, files, clashes } = update;
  const [takes, setTakes] = useState<('mine' | 'theirs')[]>(() => clashes.map(() => 'mine'));
  const isSame = added + changed + removed + files + clashes.length === 0;
  return (
    <div className={choice}>
      <p>{isSame ? w.same : fill(w.updateAbout, { added, changed, removed, files })}</p>
      <ClashChoices
        clashes={clashes}
        takes={takes}
        onTake={(index, side) => setTakes((former) => former.map((one, at) => (at === index ? side : one)))}
      />
      {isSame ? null : (
        <Button className={button} data-main="" isPending={isWriting} onPress={() => onWrite('update', takes)}>
          {w.update}
        </Button>
      )}
    </div>
  );
}

/** Summary of the account, and errors of the old content. */
function Account({ account, report }: { account: ImportAccount; report: string }) {
  const { importing: w } = useWords();
  const language = useLanguage();
  return (
    <>
      {account.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {account.lines.length > 0 ? (
        <a href={report} target="_blank" rel="noopener">
          {w.report}
        </a>
      ) : (
        <p>{w.unproved}</p>
      )}
      {account.errors > 0 ? (
        <div>
          <p>{count(w.errors, account.errors, language)}</p>
          <ProblemLines problems={account.problems} />
        </div>
      ) : null}
    </>
  );
}

interface ImportAccountViewProps {
  stage: Extract<ImportStage, { is: 'known' }>;
  session: ImportSession;
}

/** Second step: what was kept and left out, and what to do with it. */
export function ImportAccountView({ stage, session }: ImportAccountViewProps) {
  const { importing: w } = useWords();
  const heading = useFocusedHeading();
  const { account, plan, reason, problems, isWriting } = stage;
  const onWrite: WayProps['onWrite'] = (how, takes) => session.write(plan.base, how, takes);
  const way = { isWriting, onWrite };
  return (
    <div className={importBox}>
      <h3 ref={heading} tabIndex={-1}>
        {w.account}
      </h3>
      <Account account={account} report={session.report} />
      <div role="alert">
        {reason === '' ? null : <p>{reason}</p>}
        <ProblemLines problems={problems} />
      </div>
      {plan.update ? <UpdateWay key={plan.base} update={plan.update} {...way} /> : <AddWay plan={plan} isMain {...way} />}
      <ReplaceWay {...way} />
      <p data-soft="">{w.undoable}</p>
      <Button className={button} onPress={() => session.restart()}>
        {w.again}
      </Button>
    </div>
  );
}
