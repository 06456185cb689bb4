import { css } from '@linaria/core';
import { buttonClass } from '../../components/button.tsx';
import { inputClass } from '../../components/field-input.ts';
import { formatNumber } from '../../components/format-number.ts';
import { inline } from '../../components/inline.tsx';
import { untilHydrated } from '../../components/until-hydrated.ts';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import type { labels } from '../projects/labels.ts';
import type { Project } from '../projects/project-schema.ts';

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.75rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  scroll-margin-block-start: calc(var(--header-height) + 1.5rem);

  & h2 {
    font-size: var(--text-lg);
  }
  & h3 {
    margin-block-end: var(--space-2);
    font-size: var(--text-sm);
  }
  & > p {
    font-size: var(--text-sm);
    line-height: 1.7;
    color: var(--ink-soft);
  }
  @media print {
    break-inside: avoid;
  }
`;

const amountsClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & a {
    --button-height: 2.75rem;
    --button-room: 1.125rem;
    --button-arrow: none;
  }
`;

const own = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: end;

  & label {
    grid-column: 1 / -1;
    font-size: var(--text-sm);
    font-weight: 500;
  }
  @media (max-width: 29.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

const accountClass = css`
  & > [data-island] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
  }
  & code {
    font-family: inherit;
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
    color: var(--ink);
    background: none;
    padding: 0;
  }
  /* Read in fours, and copied without spaces. */
  & code > span {
    white-space: nowrap;
  }
  & code > span:not(:last-child) {
    padding-inline-end: 0.4em;
  }
  & > p {
    font-size: var(--text-sm);
    line-height: 1.7;
    color: var(--ink-soft);
  }
  & button {
    --button-height: 2.75rem;
    --button-room: 1rem;
  }
  & button {
    ${untilHydrated}
  }
  @media print {
    & button {
      display: none;
    }
  }
`;

type Ways = NonNullable<Project['give']>;

/** Groups of four characters, as people read account numbers aloud. Preview markers stay before their character. */
const inFours = (text: string) => text.replaceAll(' ', '').match(/\p{Noncharacter_Code_Point}*.{1,4}/gu) ?? [];

function Account({ account: { iban, bank, holder } }: { account: NonNullable<Ways['account']> }) {
  const { account, copy, copied, selected } = useLabelsOf<typeof labels>('projects');
  return (
    <div className={accountClass}>
      <h3>{account}</h3>
      {/* Reuses the script that copies code, which copies exactly. */}
      <PlainIsland name="code" props={{ copied, selected }}>
        <code dir="ltr" translate="no">
          {inFours(iban).map((four, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and the order is fixed
            <span key={index}>{four}</span>
          ))}
        </code>
        <button type="button" className={buttonClass} data-look="outline">
          {copy}
        </button>
        <span className="visually-hidden" role="status" />
      </PlainIsland>
      {bank && <p>{bank}</p>}
      {holder && <p>{holder}</p>}
    </div>
  );
}

/** URL of a payment page with an amount. */
function addressWith(href: string, name: string, amount: number): string {
  const address = new URL(href);
  address.searchParams.set(name, String(amount));
  return address.href;
}

/** Form for any amount. Browsers drop the query of the action URL on GET, so hidden fields repeat it. */
function OwnAmount({ gate: { href, amountName }, unit }: { gate: NonNullable<Ways['gate']>; unit: string | undefined }) {
  const { other, send, amount } = useLabelsOf<typeof labels>('projects');
  const id = useUniqueId('amount');
  const address = new URL(href);
  const said = [...address.searchParams].filter(([name]) => name !== amountName);
  address.search = '';
  return (
    <form className={own} action={address.href} method="get">
      <label htmlFor={id}>{unit === undefined ? other : fill(amount, other, `(${unit})`)}</label>
      {said.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input id={id} className={inputClass} type="number" name={amountName} min={1} step="any" inputMode="decimal" required />
      <button type="submit" className={buttonClass}>
        {send}
      </button>
    </form>
  );
}

function Amounts({
  gate: { href, amountName, amounts = [] },
  unit,
}: {
  gate: NonNullable<Ways['gate']>;
  unit: string | undefined;
}) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('projects');
  const id = useUniqueId('amounts');
  return (
    <div>
      <h3 id={id}>{words.amounts}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={amountsClass} role="list" aria-labelledby={id}>
        {amounts.map((amount) => {
          const number = formatNumber(amount, site);
          return (
            <li key={amount}>
              <a className={buttonClass} data-look="outline" href={addressWith(href, amountName, amount)} rel="noopener">
                {unit === undefined ? number : fill(words.amount, number, unit)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Ways to donate: amounts that link to a payment page, or an account. */
export function Give({ give: { account, gate, note }, unit }: { give: Ways; unit?: string | undefined }) {
  const { give, send } = useLabelsOf<typeof labels>('projects');
  const id = useUniqueId('give');
  if (!account && !gate) return null;
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id}>{give}</h2>
      {gate?.amounts && <Amounts gate={gate} unit={unit} />}
      {gate?.free && <OwnAmount gate={gate} unit={unit} />}
      {gate && !gate.amounts && !gate.free && (
        <p>
          <a className={buttonClass} href={gate.href} rel="noopener">
            {send}
          </a>
        </p>
      )}
      {account && <Account account={account} />}
      {note && <p>{inline(note)}</p>}
    </section>
  );
}
