import { css } from '@linaria/core';
import { Island } from '../../islands/island.tsx';
import { tabId } from '../../layout/ids.ts';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { Icon } from '../../parts/icon.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { Section } from '../../parts/section.tsx';
import { from } from '../../theme/tokens.ts';
import { Island as TabsIsland } from './island.tsx';

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) clamp(1.5rem, 4vw, 4rem);
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 3rem);
  background: #fff;
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);

  @media ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const icons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-content: start;

  @media ${from.medium} {
    flex-direction: column;
  }
`;

/* With scripts the tab itself says this. */
const panelHeading = css`
  font-size: var(--text-xl);
  margin-block-end: var(--space-4);

  @media (scripting: enabled) {
    @media screen {
      display: none;
    }
  }
`;

const list = css`
  counter-reset: item;
  display: grid;
  gap: var(--space-4);

  @media ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-7);
  }
  & > li {
    counter-increment: item;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
  }
  & > li::before {
    content: counter(item);
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1;
    color: var(--green-800);
    background: var(--green-100);
  }
`;

type Tab = PlannedBlockOf<'tabs'>['tabs'][number];

function TabLabel({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.icons[0] && <Icon name={tab.icons[0]} size={22} />}
      {tab.label}
    </>
  );
}

function Panel({ tab }: { tab: Tab }) {
  return (
    <div className={panel}>
      <div className={icons}>
        {tab.icons.map((icon) => (
          <IconTile key={icon} icon={icon} />
        ))}
      </div>
      <div>
        <h3 className={panelHeading}>{tab.label}</h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
        <ol className={list} role="list">
          {tab.items.map((item) => (
            <li key={item}>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

export function TabsBlock({ block }: { block: PlannedBlockOf<'tabs'> }) {
  const slots = block.tabs.map((tab) => ({
    [tabId(tab.id)]: <TabLabel key={tab.id} tab={tab} />,
    [tab.id]: <Panel key={tab.id} tab={tab} />,
  }));
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading}>
      <Island
        name="tabs"
        strategy="interaction"
        component={TabsIsland}
        props={{ label: block.heading, ids: block.tabs.map((tab) => tab.id) }}
        slots={Object.assign({}, ...slots)}
      />
    </Section>
  );
}
