import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { asWords, inline, wordsOf } from '../../components/inline.tsx';
import { wholeMotif, withMotif } from '../../components/motif.tsx';
import { Section } from '../../components/section.tsx';
import { tabId } from '../../model/page/ids.ts';
import { useIdWhere } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { deepGround } from '../../theme/base.ts';
import { onlyWords } from '../../theme/tokens.ts';
import { cellList, DataTable } from '../table/embedded.ts';
import { inHtml, Island as TabsIsland } from './island.tsx';
import type { Tabs } from './schema.ts';

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);

  /* Of the panel's width, which large text or a page of two columns may leave little of. */
  @container (min-width: 36rem) {
    grid-template-columns: clamp(8rem, 16vw, 13rem) minmax(0, 1fr);
  }
  @media print {
    display: block;
    overflow: visible;
    break-inside: avoid;
  }

  /* The icons of the tab on badges. */
  & > :first-child > span {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: clamp(4rem, 2.5rem + 3vw, 6rem);
    aspect-ratio: 1;
    color: var(--on-accent);

    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--accent);
      clip-path: var(--badge, var(--mark));
    }
    & + span::before {
      background: var(--on-ground-soft);
    }
    & svg {
      position: relative;
      inline-size: 46%;
      block-size: auto;
    }
  }
  & > :last-child {
    padding: var(--panel-space);
  }
  /* With scripts the tab itself says this. */
  & h3 {
    font-size: var(--text-xl);
    margin-block-end: var(--space-4);

    @media (scripting: enabled) {
      @media screen {
        display: none;
      }
    }
  }
  & ol {
    counter-reset: item;
    display: grid;

    & > li {
      counter-increment: item;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-4);
      align-items: center;
      padding-block: var(--space-3);

      @media ${onlyWords} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    & > li + li {
      border-block-start: var(--line);
    }
    & > li::before {
      content: counter(item);
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      font-size: var(--text-base);
      font-weight: 600;
      line-height: 1;
      color: var(--brand-ink);
      background: var(--tint);
      clip-path: var(--badge, var(--mark));
    }
  }
`;

/* Emblem of a list: the tab's icon on the motif. */
const emblem = css`
  --fade: ${wholeMotif};

  display: flex;
  flex-direction: column;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-5);

  @container (max-width: 35.99rem) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

type Tab = Planned<Tabs>['tabs'][number];

/** Size of an icon in a tab in CSS pixels. The emblem's icon has the same markup and is scaled by styles. */
const iconSize = 22;

function TabLabel({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.icons[0] && <Icon name={tab.icons[0]} size={iconSize} />}
      {tab.label}
    </>
  );
}

function Panel({ tab }: { tab: Tab }) {
  const headingId = useIdWhere(tab.table !== undefined && tab.table.caption === undefined, 'tab');
  return (
    <div className={panel}>
      <div className={withMotif(`${deepGround} ${emblem}`)}>
        {tab.icons.map((icon) => (
          <span key={typeof icon === 'string' ? icon : JSON.stringify(icon)}>
            <Icon name={icon} size={iconSize} />
          </span>
        ))}
      </div>
      <div>
        <h3 id={headingId}>{tab.label}</h3>
        {tab.items && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
          <ol role="list">
            {tab.items.map((item) => (
              <li key={wordsOf(item)}>{typeof item === 'string' ? item : <span>{inline(item)}</span>}</li>
            ))}
          </ol>
        )}
        {tab.table && <DataTable {...tab.table} labelledBy={headingId} list={cellList} />}
      </div>
    </div>
  );
}

export function TabsBlock({ block }: { block: Planned<Tabs> }) {
  const slots = block.tabs.map((tab) => ({
    [tabId(tab.id)]: <TabLabel key={tab.id} tab={tab} />,
    [tab.id]: <Panel key={tab.id} tab={tab} />,
  }));
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole}>
      <Island
        name="tabs"
        component={TabsIsland}
        props={{ label: asWords(block.heading), ids: block.tabs.map((tab) => tab.id) }}
        inHtml={inHtml}
        slots={Object.assign({}, ...slots)}
      />
    </Section>
  );
}
