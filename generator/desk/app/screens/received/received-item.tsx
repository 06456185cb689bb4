import { css } from '@linaria/core';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import { screenAddress } from '../../../model/addresses.ts';
import type { ReceivedItem } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useSizes } from '../../data/formats.ts';
import { goTo } from '../../data/route.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { DangerButton } from '../../parts/danger-button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { card, group, link, soft, stack, typed } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';

const fileList = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    padding-block: 0.5rem;
  }

  & > li + li {
    border-block-start: 1px solid var(--hairline);
  }
`;

function Files({ item: { id, files } }: { item: ReceivedItem }) {
  const { received: w, comma } = useWords();
  const size = useSizes();
  if (files.length === 0) return null;
  return (
    <section className={`${card} ${group}`} aria-labelledby="files">
      <h2 id="files">{w.files}</h2>
      <ul className={fileList}>
        {files.map((file) => (
          <li key={file.id}>
            <Drawing name="file" size={18} />
            <a className={link} href={`/_desk/received-file/${id}/${file.id}`} download={file.name}>
              {fill(w.download, isolated({ name: file.name }))}
            </a>
            <span className={soft}>{[file.label, size(file.bytes)].filter(Boolean).join(comma)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fields with their values, in the order of the form; consent by itself. */
function Fields({ item: { fields } }: { item: ReceivedItem }) {
  const { received: w } = useWords();
  const factsOf = (isConsent: boolean) =>
    fields
      .filter((field) => (field.isConsent === true) === isConsent)
      .map(({ label, value }, index) => ({
        key: `${index} ${label}`,
        name: <bdi>{label}</bdi>,
        value:
          value === '' ? (
            <span className={soft}>{w.unanswered}</span>
          ) : (
            <div className={typed}>
              <bdi>{value}</bdi>
            </div>
          ),
      }));
  const consent = factsOf(true);
  return (
    <>
      <section className={`${card} ${group}`} aria-labelledby="answers">
        <h2 id="answers">{w.answers}</h2>
        <Facts of={factsOf(false)} />
      </section>
      {consent.length === 0 ? null : (
        <section className={`${card} ${group}`} aria-labelledby="consent">
          <h2 id="consent">{w.consent}</h2>
          <Facts of={consent} />
        </section>
      )}
    </>
  );
}

/** Button that deletes the answer, and the question before that. */
function RemoveButton({ id }: { id: string }) {
  const { received: w } = useWords();
  const { client, say } = useDesk();
  const remove = async () => {
    await client.send('delete-received', { ids: [id] });
    goTo(screenAddress('received'));
    // The screen that is left closes the messages about it.
    setTimeout(() => say(w.removed));
  };
  return (
    <DangerButton title={w.removeTitle} words={w.removeAsk} confirm={w.removeConfirm} onConfirm={remove}>
      <Drawing name="trash" size={18} />
      {w.remove}
    </DangerButton>
  );
}

/** One answer to a form, with its files. */
export function ReceivedItemView({ id }: { id: string }) {
  const { received: w } = useWords();
  const loading = useAnswer<ReceivedItem>('received', { id });
  const { data } = loading;
  const intro = data ? (
    <>
      <Moment at={data.at} />
      {` · ${w.sentFrom} `}
      <a className={link} href={data.page.path}>
        <bdi>{data.page.title}</bdi>
      </a>
    </>
  ) : null;
  return (
    <ScreenPage
      title={data ? fill(w.titleOf, isolated({ form: data.form })) : w.one}
      intro={intro}
      tools={data ? <RemoveButton id={id} /> : null}
      back="received"
    >
      <Loaded from={loading}>
        {(item) => (
          <div className={stack}>
            <Fields item={item} />
            <Files item={item} />
          </div>
        )}
      </Loaded>
    </ScreenPage>
  );
}
